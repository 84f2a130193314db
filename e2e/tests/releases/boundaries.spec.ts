import type { Page } from '@playwright/test';
import { expectAccessibleOnScreens } from '../../fixtures/checks/axe';
import { patchRelease, startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { footer, header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const OWNER_URL = 'https://teams.skora.example/growth';

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite((registry) =>
    patchRelease(registry, 'remote-marketing', ({ manifest }) => {
      manifest.ownerUrl = OWNER_URL;
    }),
  );
});

test.afterEach(({ page }) => page.close());
test.afterAll(() => site.stop());

const boundaries = (page: Page) => page.getByRole('complementary', { name: 'Boundaries of this page' });
const boundary = (page: Page, name: string) =>
  boundaries(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
/** The first outline of a remote. */
const outlineOf = (page: Page, remote: string) => page.locator('.sk-boundary', { hasText: remote }).first();

test('every slot says which remote, release, view and team it is of, also after a navigation', async ({
  page,
}) => {
  await visit(page, `${site.url}/story?boundaries`);
  const stayed = await noReload(page);
  await expect(boundary(page, 'main')).toContainText(/remote-marketing · story\w{12} · \d+ ms · Growth/);
  await expect(boundary(page, 'header')).toContainText(/remote-layout · \w+\w{12} · \d+ ms · Design/);
  await expect(boundary(page, 'footer')).toContainText(/remote-layout/);
  await expect(boundary(page, 'main').getByRole('link', { name: 'Growth' })).toHaveAttribute(
    'href',
    OWNER_URL,
  );
  await expect(boundary(page, 'header').getByRole('link')).toHaveCount(0);
  await expectAccessibleOnScreens(page, 'the boundaries of a page');

  const outline = await outlineOf(page, 'remote-marketing').boundingBox();
  const region = await main(page).locator('[data-slot="main"]').boundingBox();
  expect(outline).toEqual(region);
  const bar = await outlineOf(page, 'remote-layout').boundingBox();
  expect(bar?.width).toBe(outline?.width);

  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  // For a moment both pages stand in the slot: the list is right when the first has gone.
  await expect(boundary(page, 'main')).toContainText([/remote-auth · login/]);
  await stayed();

  await boundaries(page).getByRole('button', { name: 'Close boundaries' }).press('Enter');
  await expect(boundaries(page)).toHaveCount(0);
  await expect(footer(page)).toBeVisible();
});

test('a guest in a page of another remote is a slot of its own', async ({ page }) => {
  await visit(page, `${site.url}/blog`);
  await main(page).locator('a[href^="/blog/"]').first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyB');
  await page.locator('[data-page-slot] > [data-slot]').first().scrollIntoViewIfNeeded();
  const guest = boundaries(page).getByRole('listitem').filter({ hasText: 'remote-account' });
  await expect(guest).toContainText(
    /^blog-article:next-stepremote-account · article-step\w{12} · \d+ ms · Player$/,
  );
  // The same key takes them away.
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(boundaries(page)).toHaveCount(0);
});
