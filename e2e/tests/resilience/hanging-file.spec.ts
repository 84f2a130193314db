import { expectNoFallback, giveUp, tryAgain } from '../../fixtures/faults/fallback';
import { startFaultyFiles, type FaultyFiles } from '@skora/scripts-lib/faulty-files';
import { holdTimers } from '../../fixtures/browser/timers';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { SITE } from '../../fixtures/stack/addresses';
import { expect, test } from '../../fixtures/test';

const FILES = {
  'the entry': /remote-auth\/remoteEntry\..*\.js/,
  'a script': /remote-auth\/login\..*\.js/,
  'a stylesheet': /remote-auth\/login\..*\.css/,
  'a file that the host shares': /assets\/ui-forms\..*\.js/,
};

let site: FaultyFiles | undefined;

test.beforeEach(async ({ problems }) => {
  problems.allow(/a remote failed|ChunkLoadError/);
  site = await startFaultyFiles(SITE);
});

test.afterEach(async ({ page }) => {
  await page.close();
  await site?.stop();
  site = undefined;
});

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} that hangs is asked for anew by "Try again"`, async ({ page }) => {
    if (!site) throw new Error('There is no site.');
    site.break(file, 'hang');
    const downloads = await holdTimers(page, 8_000);
    await visit(page, `${site.url}/story`);
    const stayed = await noReload(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expect.poll(() => site?.countAsked(file)).toBeGreaterThan(0);
    await giveUp(downloads, main(page));

    // The line stays bad for one more try, whose request is a new one as well.
    const before = site.countAsked(file);
    await tryAgain(main(page)).click();
    await expect.poll(() => site?.countAsked(file)).toBeGreaterThan(before);
    await giveUp(downloads, main(page));

    site.lift();
    await tryAgain(main(page)).click();
    await expectNoFallback(main(page));
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await stayed();
  });
}
