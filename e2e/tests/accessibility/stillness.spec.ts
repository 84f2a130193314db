import type { Page } from '@playwright/test';
import { fillCv } from '../../fixtures/players/full-cv';
import { main, signIn, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

/** Half of what counts as good for the whole life of a page (Cumulative Layout Shift, web.dev). */
const MOST = 0.05;

declare global {
  interface Window {
    /** Scores of what moved without being asked to. */
    shifts: number[];
  }
}

const moved = (page: Page) =>
  page.evaluate(() => Number(window.shifts.reduce((sum, score) => sum + score, 0).toFixed(3)));

test('what arrives later moves nothing that is already read', async ({ page, makePlayer }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const player = await makePlayer('tier1', 'Mara Testspieler');
  await fillCv(player.uid, player.displayName);
  await signIn(page, player);
  const found = (text: string | RegExp) => expect(main(page).getByText(text).first()).toBeVisible();
  for (const [path, width, arrives] of [
    ['/profile', 390, 'What others can see'],
    ['/profile', 768, 'Do it now'],
    ['/profile/myprofile', 390, 'Testham United'],
    ['/academies', 390, 'Sample data'],
    ['/map', 768, 'You are not on the map'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    await found(arrives);
    expect.soft(await moved(page), `${path}, ${width} px wide`).toBeLessThan(MOST);
  }
});
