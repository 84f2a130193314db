import { startFaultyFiles, type FaultyFiles } from '@skora/scripts-lib/faulty-files';
import { expectFallback, expectNoFallback } from '../../fixtures/faults/fallback';
import { holdTimers, awaitAnswers } from '../../fixtures/browser/timers';
import { header, main, visit } from '../../fixtures/site/site';
import { SITE } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';

const BUSY = 'We try again by ourselves in a few seconds.';

const FILES = {
  'an entry': /remote-auth\/remoteEntry\..*\.js/,
  'a script of a page': /remote-auth\/login\..*\.js/,
};

let site: FaultyFiles | undefined;

test.beforeEach(async ({ problems }) => {
  problems.allow(/a remote failed|ChunkLoadError|503/);
  site = await startFaultyFiles(SITE);
});

test.afterEach(async ({ page }) => {
  await page.close();
  await site?.stop();
  site = undefined;
});

function startBusySite(file: RegExp, busyFor: number): FaultyFiles {
  if (!site) throw new Error('There is no site.');
  site.break(file, { busyFor });
  return site;
}

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} of a busy server is asked for again when it said, and not before`, async ({ page }) => {
    const busy = startBusySite(file, 3);
    const waits = await holdTimers(page, 3_000);
    await awaitAnswers(page);
    await visit(page, `${busy.url}/story`);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect(main(page).getByRole('status').filter({ hasText: BUSY })).toBeVisible();
    const asked = busy.countAsked(file);
    busy.lift();
    await expect(main(page).getByLabel('Password', { exact: true })).toHaveCount(0);
    expect(busy.countAsked(file)).toBe(asked);

    await expect.poll(waits.count).toBeGreaterThan(0);
    await waits.pass();
    await expectNoFallback(main(page));
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await expect(main(page).getByText(BUSY)).toHaveCount(0);
  });
}

test('a server that stays busy, or for long, is left alone', async ({ page }) => {
  const busy = startBusySite(FILES['an entry'], 3);
  const waits = await holdTimers(page, 3_000);
  await awaitAnswers(page);
  await visit(page, `${busy.url}/story`);
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByText(BUSY)).toBeVisible();
  await expect.poll(waits.count).toBeGreaterThan(0);
  await waits.pass();
  await expectFallback(main(page));
  await expect(main(page).getByText(BUSY)).toHaveCount(0);

  startBusySite(FILES['an entry'], 3600);
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expectFallback(main(page));
});
