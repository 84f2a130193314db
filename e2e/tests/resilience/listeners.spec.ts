import type { CDPSession, Page } from '@playwright/test';
import { holdTimers } from '../../fixtures/browser/timers';
import { arrived, header, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Each is a way to a page of another remote and back. */
const SWITCHES = Number(process.env.SKORA_SWITCHES ?? 40);

/** Listeners that the page still holds after everything that can be collected was collected. */
async function countListeners(browser: CDPSession): Promise<number> {
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
}

async function switchRemotes(page: Page): Promise<void> {
  for (const [name, path] of [
    ['Login', '/login'],
    ['SKORAs STORY', '/story'],
  ] as const) {
    await header(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await arrived(page);
  }
}

test('pages that were left hold no listeners', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  // single-spa watches over each step of a parcel that long, whatever comes of it.
  const watches = await holdTimers(page, 5_000);
  await visit(page, '/story');
  // Once and for all come listeners of what is loaded late.
  for (let round = 0; round < 4; round += 1) await switchRemotes(page);
  await watches.pass();
  const before = await countListeners(browser);
  for (let round = 0; round < SWITCHES / 2; round += 1) await switchRemotes(page);
  await watches.pass();
  // The page that was left last may be let go, and what the first rounds left be collected, later than the first count.
  await expect.poll(() => countListeners(browser)).toBeLessThanOrEqual(before);
});
