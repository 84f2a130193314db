import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localReleaseStore, readPointer, readSignedRelease, registryPaths } from '@skora/registry';
import { allowOrigin } from '@skora/registry/publish';
import { publishArtefact } from '@skora/remote-tools';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { expectFallback, expectNoFallback, tryAgain } from '../../fixtures/faults/fallback';
import { startOtherOrigin, type OtherOrigin } from '../../fixtures/faults/other-origin';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const ID = 'remote-auth';

let other: OtherOrigin;
let site: OwnSite;
/** What the team built and uploaded. */
let built: string;

/** Publishes what is live of a remote once more, with its files on the other origin, and takes them from the site's own. */
async function moveElsewhere(registry: string): Promise<void> {
  const store = localReleaseStore(registry);
  const live = await readSignedRelease(store, ID, (await readPointer(store, ID))?.stable ?? '');
  built = await mkdtemp(join(tmpdir(), 'skora-built-'));
  await writeFile(join(built, 'release.json'), JSON.stringify(live));
  await cp(join(registry, 'files', ID), join(built, 'browser'), { recursive: true });
  other = await startOtherOrigin(join(built, 'browser'));
  await allowOrigin(store, ID, other.origin);
  const actor = { author: { who: 'Ada' }, key: readWorkspaceKey() };
  const { release } = await publishArtefact(store, built, { actor, baseUrl: other.baseUrl });
  for (const { name } of release.files) {
    if (name.endsWith('.js')) await store.delete(registryPaths.file(ID, name));
  }
}

test.beforeAll(async () => {
  site = await startOwnSite(moveElsewhere);
});

test.afterAll(async () => {
  await site.stop();
  await other.stop();
  await rm(built, { recursive: true });
});

/** Scripts, styles and preloads of the page from the other origin, with what is missing of each. */
function listForeign(page: Page): Promise<{ address: string; isGuarded: boolean }[]> {
  return page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')]
        .map((element) => ({
          address: element.getAttribute('href') ?? element.getAttribute('src') ?? '',
          isGuarded: element.crossOrigin === 'anonymous' && element.integrity !== '',
        }))
        .filter(({ address }) => address.startsWith(origin)),
    other.origin,
  );
}

const password = (page: Page) => main(page).getByLabel('Password', { exact: true });

test('a release on another origin is composed here and comes from there, each file with its digest', async ({
  page,
}) => {
  const answer = await page.goto(`${site.url}/login`, { waitUntil: 'domcontentloaded' });
  const policy = (await answer?.headerValue('content-security-policy')) ?? '';
  expect(policy).toContain(`script-src 'self' ${other.baseUrl};`);
  await expectNoFallback(main(page));
  const stayed = await noReload(page);
  await header(page).getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(`${site.url}/signup`);
  await expectNoFallback(main(page));
  const foreign = await listForeign(page);
  expect(foreign.filter(({ isGuarded }) => !isGuarded)).toEqual([]);
  const names = foreign.map(({ address }) => address.slice(other.baseUrl.length)).join(' ');
  for (const part of [/remoteEntry\.\w+\.js/, /login\.\w+\.js/, /\.css/]) expect(names).toMatch(part);
  await stayed();
});

test.describe('while something is wrong there', () => {
  test.beforeEach(({ problems }) => {
    problems.allow(/a remote failed|RUNTIME-00|ChunkLoadError|integrity|Failed to find a valid digest/);
  });

  for (const [name, file] of [
    ['the entry', /remoteEntry\..*\.js/],
    ['the script of a view', /login\..*\.js/],
  ] as const) {
    test(`${name} is not used with a changed byte, and comes when it is mended`, async ({ page }) => {
      other.change(file, ';window.skoraChanged = true');
      await visit(page, `${site.url}/story`);
      const stayed = await noReload(page);
      await header(page).getByRole('link', { name: 'Login' }).click();
      await expectFallback(main(page));
      expect(await page.evaluate(() => window.skoraChanged)).toBeUndefined();
      other.mend();
      await tryAgain(main(page)).click();
      await expectNoFallback(main(page));
      await expect(password(page)).toBeVisible();
      await stayed();
    });
  }

  test('a page stays readable while the origin is down, the rest works, and it comes back', async ({
    page,
    problems,
  }) => {
    problems.allow(new RegExp(`ERR_CONNECTION_REFUSED.*${other.origin}/`));
    await other.stop();
    await page.goto(`${site.url}/login`, { waitUntil: 'domcontentloaded' });
    await expectFallback(main(page));
    await expect(password(page)).toBeVisible();
    await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
    await expect(page).toHaveTitle('SKORAs Story');
    await expectNoFallback(main(page));
    const stayed = await noReload(page);
    await header(page).getByRole('link', { name: 'Login' }).click();
    await expectFallback(main(page));
    await other.start();
    await tryAgain(main(page)).click();
    await expectNoFallback(main(page));
    await expect(password(page)).toBeVisible();
    await stayed();
  });
});
