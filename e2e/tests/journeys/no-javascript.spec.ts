import { findFile, listMissed } from '../../fixtures/checks/component-styles';
import { footer, header, main } from '../../fixtures/site/site';
import { PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site/site-map';
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
