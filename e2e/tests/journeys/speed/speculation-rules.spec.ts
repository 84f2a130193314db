import type { Page } from '@playwright/test';
import { header, main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

/** What the browser says of documents that it has fetched early, from now on: `/path status`. */
async function watchEarlyDocuments(page: Page): Promise<string[]> {
  const told: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({ key, prefetchStatus }) => {
    told.push(`${new URL(key.url).pathname} ${prefetchStatus}`);
  });
  await browser.send('Preload.enable');
  return told;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the document of a link is fetched while the link is pressed, and is the one that opens', async ({
    page,
  }) => {
    const told = await watchEarlyDocuments(page);
    await page.goto('/');
    await header(page).getByRole('link', { name: 'SKORAs STORY' }).hover();
    await page.mouse.down();
    await expect.poll(() => told).toContain('/story PrefetchSuccessfulButNotUsed');
    await page.mouse.up();
    await expect(page).toHaveURL('/story');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => told).toContain('/story PrefetchResponseUsed');
  });
});

test('a link of a page that has become interactive fetches no document', async ({ page }) => {
  await visit(page, '/');
  const told = await watchEarlyDocuments(page);
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
  await expect(page).toHaveTitle('SKORAs Story');
  await header(page).getByRole('link', { name: 'Curated Program Path' }).click();
  await expect(page).toHaveTitle('Curated Program Path | SKORA');
  expect(told).toEqual([]);
});
