import { signIn } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

interface SiteManifest {
  start_url: string;
  icons: { src: string; type: string }[];
  shortcuts: { name: string; url: string }[];
}

test('pages name a manifest whose icons and pages are there', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { start_url, icons, shortcuts } = (await answer.json()) as SiteManifest;
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  for (const path of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test('browsers find the icons for which they never read a page', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ]) {
    const icon = await request.get(path!);
    expect([path, icon.status(), icon.headers()['content-type']]).toEqual([path, 200, type]);
  }
});

test('a password manager comes to the form that changes the password', async ({ page, makePlayer }) => {
  await signIn(page, await makePlayer('tier1'), '/.well-known/change-password');
  await expect(page).toHaveURL('/settings/account');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
});
