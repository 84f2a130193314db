import { findFile, listMissed } from '../../fixtures/checks/component-styles';
import { expectPlainAccessible } from '../../fixtures/checks/plain-axe';
import { footer, header, main } from '../../fixtures/site/site';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

// Preloads of scripts that may not run.
test.beforeEach(({ problems }) => problems.allow(/request failed: csp .*\.js$/));

test('every public page can be read without JavaScript, in all component styles that match something on it', async ({
  page,
}) => {
  const css = await findFile(page);
  for (const { path, title } of [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(footer(page).getByText('2025')).toBeVisible();
      const { left, needed } = await listMissed(page, css);
      expect(left).toBeGreaterThan(20);
      expect(needed).toEqual([]);
    });
  }
});

test('its links work without JavaScript', async ({ page }) => {
  await page.goto('/');
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveURL('/story');
  await footer(page).getByRole('link', { name: 'Refund Policy' }).click();
  await expect(page).toHaveURL('/refund-policy');
});

test('pages for signed-in people say in one line what they need', async ({ page }) => {
  for (const { path, title } of PROTECTED_PAGES) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).locator('noscript p')).toContainText([
        'This page needs JavaScript and an account.',
      ]);
      await expect(main(page).getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(header(page).getByRole('link', { name: 'Login' })).toBeVisible();
      await expect(footer(page).getByText('2025')).toBeVisible();
    });
  }
  await expectPlainAccessible(page, 'a page that needs an account');
});

for (const [path, title] of [
  ['/confirm/made-up', 'This link does not work'],
  ['/contact-request/made-up', 'This link does not work'],
  ['/weekly-email/made-up', 'Weekly email'],
  ['/guardian-approval?token=made-up', 'This link no longer works'],
  ['/unsubscribe-newsletter?token=made-up', 'This link no longer works'],
  ['/unsubscribe-newsletter?confirm=made-up', 'This link no longer works'],
] as const) {
  test(`${path} is a link that nobody sent: 404, and the page says so`, async ({ page, problems }) => {
    problems.allow(/404.*made-up/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(header(page)).toBeVisible();
    await expectPlainAccessible(page, path);
  });
}
