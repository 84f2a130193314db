import type { Page } from '@playwright/test';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/faults/fallback';
import { interceptUntil } from '../../fixtures/browser/requests';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const FILES = {
  'the entry': /remote-auth\/remoteEntry\..*\.js/,
  'the table of digests': /remote-auth\/digests\..*\.js/,
  'the module': /remote-auth\/remote\..*\.js/,
  'the script of a view': /remote-auth\/login\..*\.js/,
  'the stylesheet of a view': /remote-auth\/login\..*\.css/,
};

declare global {
  interface Window {
    skoraChanged?: boolean;
  }
}

/** Adds to a file on its way to the browser what a thief of the line would. @returns what ends it */
async function changeFile(page: Page, file: RegExp): Promise<() => void> {
  return interceptUntil(page, file, async (route) => {
    const answer = await route.fetch();
    const isScript = /\.js(\?|$)/.test(route.request().url());
    const added = isScript ? ';window.skoraChanged = true' : '.changed{top:0}';
    await route.fulfill({ response: answer, body: `${await answer.text()}${added}` });
  });
}

test.beforeEach(({ problems }) => {
  problems.allow(/a remote failed|Failed to find a valid digest|RUNTIME-00|ChunkLoadError|integrity/);
});

for (const [name, file] of Object.entries(FILES)) {
  test(`${name} of a remote is not used with a changed byte`, async ({ page }) => {
    const lift = await changeFile(page, file);
    await visit(page, '/story');
    const stayed = await noReload(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expectFallback(main(page));
    expect(await page.evaluate(() => window.skoraChanged)).toBeUndefined();

    lift();
    await tryAgain(main(page)).click();
    await expectNoFallback(main(page));
    await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
    await stayed();
  });
}

test('a prerendered page stays readable when its script was changed', async ({ page }) => {
  await changeFile(page, FILES['the script of a view']);
  await page.goto('/login');
  await expectFallback(main(page));
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.skoraChanged)).toBeUndefined();
});

test('each script, style and preload of a remote names its digest', async ({ page }) => {
  await visit(page, '/story');
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(main(page).getByLabel('Password', { exact: true })).toBeVisible();
  const without = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')]
      .map((element) => [
        element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        element.integrity,
      ])
      .filter(([address, digest]) => address?.includes('/remotes/') && !digest),
  );
  expect(without).toEqual([]);
});
