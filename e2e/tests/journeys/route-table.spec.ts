import { expect, test } from '../../fixtures/test';
import { main, signIn, visit } from '../../fixtures/site';
import { PROTECTED_PAGES, PUBLIC_ONLY_PAGES, PUBLIC_PAGES } from '../../fixtures/site-map';

for (const { path, title, background } of [...PUBLIC_PAGES, ...PUBLIC_ONLY_PAGES]) {
  test(`${path} answers 200 with its title and background`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await visit(page, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-background', background);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
