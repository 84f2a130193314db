import { main, ready } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

test('an unknown address is a real 404 with a way on', async ({ page, problems }) => {
  problems.allow(/404.*(nowhere|T&C)/);
  for (const path of [
    '/nowhere',
    '/profile/nowhere',
    '/settings/nowhere',
    '/blog/nowhere',
    '/login/nowhere',
    '/T&C',
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await ready(page);
      await expect(page).toHaveTitle('Page not found | SKORA');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(main(page).getByRole('link').first()).toBeVisible();
    });
  }
});
