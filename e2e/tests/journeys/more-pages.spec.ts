import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { claimId, createTeamKey, localReleaseStore, readTeamKey } from '@skora/registry';
import { publishArtefact } from '@skora/remote-tools';
import type { RemoteManifest } from '@skora/shared/contract';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { buildForeign } from '../../fixtures/foreign/build-foreign';
import { header, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';
import { resizeTo } from '../../fixtures/browser/widths';

const LABELS = ['Scouting', 'Training Diary', 'Team Calendar'];
/** Phone, tablet, and on both sides of each width at which the pages get a row. */
const WIDTHS = [360, 390, 768, 1023, 1024, 1151, 1152, 1279, 1280, 1343, 1344, 1440];

/** Starts a site with a fifth remote that has this many pages in the bar. */
function startWithPages(count: number): Promise<OwnSite> {
  return startOwnSite(async (registry) => {
    const folder = await buildForeign('vanilla');
    const path = join(folder, 'remote.manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as RemoteManifest;
    for (const [index, label] of LABELS.slice(0, count).entries()) {
      manifest.navigation.push({ area: 'bar', label, to: '/vanilla', order: 90 + index });
    }
    await writeFile(path, JSON.stringify(manifest));
    const key = readTeamKey(createTeamKey());
    const store = localReleaseStore(registry);
    await claimId(store, 'remote-vanilla', 'Team vanilla', key);
    await publishArtefact(store, folder, { actor: { author: { who: 'vanilla' }, key } });
    await rm(folder, { recursive: true });
  });
}

/** What of the bar overlaps, leaves it or is wrapped. */
function listMisplaced(page: Page): Promise<string[]> {
  return header(page)
    .locator('header')
    .evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      const shown = [...bar.querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          at: element.getBoundingClientRect(),
          lines: element.querySelector('svg') ? 1 : textLines(element),
        }));
      function textLines(element: Element): number {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }
      const outside = shown.filter(
        ({ at }) => at.left < box.left || at.right > box.right || at.top < box.top || at.bottom > box.bottom,
      );
      const wrapped = shown.filter(({ lines }) => lines > 1);
      const overlaps = shown.flatMap((one, index) =>
        shown
          .slice(index + 1)
          .filter(({ at }) => one.at.left < at.right - 1 && at.left < one.at.right - 1)
          .map((other) => `${one.name} overlaps ${other.name}`),
      );
      return [
        ...outside.map(({ name }) => `${name} is outside`),
        ...wrapped.map(({ name }) => `${name} is wrapped`),
        ...overlaps,
      ];
    });
}

for (const count of [0, 1, 2, 3]) {
  test(`the bar has room for ${5 + count} pages, or a menu`, async ({ page }) => {
    const site = await startWithPages(count);
    try {
      await visit(page, `${site.url}/story`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await test.step(`${width} px`, async () => {
          await resizeTo(page, { width, height: 800 });
          expect.soft(await listMisplaced(page), `${width} px wide`).toEqual([]);
          const beyond = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect.soft(beyond, `${width} px wide`).toBe(0);
          const last = header(page).getByRole('link', { name: LABELS[count - 1] ?? 'Success Stories' });
          const menu = header(page).getByRole('button', { name: 'Menu', exact: true });
          if (await menu.isVisible()) {
            await menu.click();
            await expect(last).toBeVisible();
            await page.keyboard.press('Escape');
          }
          expect.soft(await menu.isVisible(), `${width} px wide`).toBe(!(await last.isVisible()));
        });
      }
    } finally {
      await site.stop();
    }
  });
}
