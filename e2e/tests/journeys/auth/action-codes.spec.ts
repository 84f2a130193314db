import type { Page } from '@playwright/test';
import { main, ready, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

/** The identity provider refuses the next code as it would refuse an old one; its emulator has no old codes. */
async function expire(page: Page, call: 'resetPassword' | 'update'): Promise<void> {
  await page.route(`**/accounts:${call}*`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'EXPIRED_OOB_CODE' } },
    }),
  );
}

/** One text for used, expired and made-up codes: nobody learns which codes there were. */
const DEAD = 'This link no longer works';

// The tests of both pages have more of them.
const DAMAGED = ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', `${'A'.repeat(60)}%00`];

const PAGES = [
  { path: '/reset-password', call: 'resetPassword', wayOn: 'Ask for a new link' },
  { path: '/email-verification', call: 'update', wayOn: 'Log in' },
] as const;

for (const { path, call, wayOn } of PAGES) {
  test(`${path} explains codes that do not work, with a way on`, async ({ page, problems }) => {
    problems.allow(/400.*accounts:(resetPassword|update)/);
    const way = main(page).getByRole('link', { name: wayOn });
    for (const code of DAMAGED) {
      await test.step(code.slice(0, 40), async () => {
        await page.goto(`${path}?oobCode=${code}`);
        await ready(page);
        await expect(heading(page, 'This link is not complete')).toBeVisible();
        await expect(way).toBeVisible();
        await expect(page).toHaveURL(path);
      });
    }
    await page.goto(`${path}?oobCode=made-up-code-of-a-test`);
    await expect(heading(page, DEAD)).toBeVisible();
    await expect(way).toBeVisible();
    await page.goto(path);
    await expect(heading(page, 'Open the link in your email')).toBeVisible();
    await expire(page, call);
    await page.goto(`${path}?oobCode=another-code-of-a-test`);
    await expect(heading(page, DEAD)).toBeVisible();
    await expect(way).toBeVisible();
  });

  test(`${path} can be tried again when there was no answer`, async ({ page, problems }) => {
    problems.allow(/ERR_FAILED.*accounts:|400.*accounts:/);
    await page.route(`**/accounts:${call}*`, (route) => route.abort());
    await page.goto(`${path}?oobCode=unanswered-code-of-a-test`);
    const again = main(page).getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(again).toBeVisible();
    await page.unroute(`**/accounts:${call}*`);
    await again.click();
    await expect(heading(page, DEAD)).toBeVisible();
  });
}

test('a verified player with an old verification link has nothing left to do', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/400.*accounts:update/);
  await signIn(page, await makePlayer('tier1'), '/email-verification?oobCode=old-code-of-a-test');
  await expect(heading(page, 'Your email address was verified already')).toBeVisible();
});
