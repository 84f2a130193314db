import type { Page } from '@playwright/test';
import { interceptUntil } from '../../../fixtures/browser/requests';
import { main, ready, signIn } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });

/** One text for used, expired and made-up codes: nobody learns which codes there were. */
const DEAD = 'This link no longer works';

// The tests of both pages have more of them.
const DAMAGED = ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', `${'A'.repeat(60)}%00`];

const PAGES = [
  { path: '/reset-password', call: 'password-reset-check', made: DEAD, wayOn: 'Ask for a new link' },
  // Whether it works is told to the account alone.
  { path: '/email-verification', call: 'email-proof', made: 'Log in to verify your email', wayOn: 'Log in' },
] as const;

for (const { path, call, made, wayOn } of PAGES) {
  test(`${path} explains codes that do not work, with a way on`, async ({ page, problems }) => {
    problems.allow(new RegExp(`404.*${call}`));
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
    await expect(heading(page, made)).toBeVisible();
    await expect(way).toBeVisible();
    await page.goto(path);
    await expect(heading(page, 'Open the link in your email')).toBeVisible();
  });

  test(`${path} can be tried again when there was no answer`, async ({ page, makePlayer, problems }) => {
    problems.allow(new RegExp(`(ERR_FAILED|404).*${call}`));
    if (path === '/email-verification') await signIn(page, await makePlayer('tier1'));
    const lift = await interceptUntil(page, `**/account/${call}`, (route) => route.abort());
    await page.goto(`${path}?oobCode=unanswered-code-of-a-test`);
    const again = main(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith(call));
    await again.click();
    await unanswered;
    await expect(again).toBeVisible();
    lift();
    await again.click();
    await expect(again).toBeHidden();
    await expect(heading(page, /no longer works|verified already/)).toBeVisible();
  });
}

test('a verified player with an old verification link has nothing left to do', async ({
  page,
  makePlayer,
  problems,
}) => {
  problems.allow(/404.*email-proof/);
  await signIn(page, await makePlayer('tier1'), '/email-verification?oobCode=old-code-of-a-test');
  await expect(heading(page, 'Your email address was verified already')).toBeVisible();
});
