import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localReleaseStore, type ReleaseStore } from '@skora/registry';
import { rollback } from '@skora/registry/publish';
import { publishArtefact } from '@skora/remote-tools';
import { changeHost } from '@skora/scripts/change-host';
import { changeRemote } from '@skora/scripts/change-remote';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { untilKept } from '../../../fixtures/browser/worker';
import { copyRelease, patchRelease, startOwnSite, type OwnSite } from '../../../fixtures/faults/own-site';
import { main, visit } from '../../../fixtures/site/site';
import { expect, test } from '../../../fixtures/test';

const ID = 'remote-marketing';
const [OLD, NEW] = ['Why we build SKORA', 'Why we still build SKORA'];
const LATER = 'eeeeee555555';
const ACTOR = { author: { who: 'Ada' }, key: readWorkspaceKey() };

let folder: string;
let site: OwnSite;
let store: ReleaseStore;

test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skora-releases-'));
  await changeRemote(folder, ID, { chunk: 'story', text: [OLD, NEW] });
});
test.afterAll(() => rm(folder, { recursive: true }));
test.beforeEach(async ({ problems }) => {
  // What is fetched ahead misses the site while it starts anew.
  problems.allow(/ERR_CONNECTION_RE(?:FUSED|SET)|ERR_FAILED/);
  site = await startOwnSite();
  store = localReleaseStore(site.registry);
});
test.afterEach(async ({ context }) => {
  // What pages fetch ahead must not outlive the site.
  await Promise.all(context.pages().map((page) => page.close()));
  await site.stop();
});

/** The release of the remote, and the heading, that the open page shows. */
async function readShown(page: Page): Promise<{ release: string; heading: string }> {
  const state = await page.locator('#skora-page').textContent();
  const { remotes } = JSON.parse(state ?? '') as { remotes: { id: string; release: string }[] };
  const heading = (await main(page).getByRole('heading', { level: 1 }).textContent()) ?? '';
  return { release: remotes.find(({ id }) => id === ID)?.release ?? '', heading };
}

/** Waits until the site gives this text to somebody who has kept nothing. */
async function untilLive(path: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(site.url + path)).text()).toContain(text);
}

/** Opens a page, and waits until what the site says of it now is kept. @returns what it showed */
async function openAndAsk(page: Page, path: string, release: string) {
  await visit(page, site.url + path);
  const shown = await readShown(page);
  const kept = () => page.evaluate(async (key) => (await (await caches.match(key))?.text()) ?? '', path);
  await expect.poll(kept).toContain(`"release":"${release}"`);
  // What is live now is learned last, with the page for those that were never read.
  const live = () =>
    page.evaluate(async () => (await caches.match('/offline.html'))?.headers.get('x-kept-site') ?? '');
  await expect.poll(live).toContain(`"release":"${release}"`);
  return shown;
}

test('a kept page is whole with its own release; a new one and a rollback show with the next page', async ({
  page,
}) => {
  await visit(page, `${site.url}/story`);
  await untilKept(page, '/story');
  const { release: before } = await readShown(page);
  const { release } = await publishArtefact(store, folder, { actor: ACTOR });
  await untilLive('/story', release.release);

  expect(await openAndAsk(page, '/story', release.release)).toEqual({ release: before, heading: OLD });
  expect(await openAndAsk(page, '/story', release.release)).toEqual({
    release: release.release,
    heading: NEW,
  });
  await visit(page, `${site.url}/`);
  await untilKept(page, '/');

  await rollback(store, ID, ACTOR);
  await untilLive('/story', before);
  await openAndAsk(page, '/story', before);
  // What the first page has learned counts for all that are kept.
  await visit(page, `${site.url}/`);
  expect((await readShown(page)).release).toBe(before);
  expect(await openAndAsk(page, '/story', before)).toEqual({ release: before, heading: OLD });
});

test('a release for another contract never meets a page of this one', async ({ page, problems }) => {
  problems.allow(/contract/);
  await visit(page, `${site.url}/story`);
  await untilKept(page, '/story');
  const before = await readShown(page);
  await copyRelease(site.registry, ID, LATER);
  await patchRelease(site.registry, ID, (release) => {
    release.manifest.contractVersion = 99;
  });
  await untilLive('/story', LATER);
  expect(await openAndAsk(page, '/story', LATER)).toEqual(before);
  const isWhole = main(page).getByText('Part of this page could not start.', { exact: false });
  await expect(isWhole).toHaveCount(0);
  await page.goto(`${site.url}/story`);
  await expect(isWhole).toBeVisible();
  expect((await readShown(page)).release).toBe(LATER);
});

test('a kept page runs the host that it was made with, also after a deploy of another one', async ({
  page,
}) => {
  const dist = join(folder, 'host');
  await changeHost(dist, 'main', '// the build before');
  await site.restart({ HOST_DIST: dist });
  const kernel = () =>
    page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/main.')));
  await visit(page, `${site.url}/story`);
  await untilKept(page, '/story');
  const before = await kernel();
  await site.restart({ HOST_DIST: '' });
  await visit(page, `${site.url}/story`);
  expect(await kernel()).toEqual(before);
  const later = () => page.evaluate(async () => (await caches.match('/story'))?.text());
  await expect.poll(later).not.toContain(new URL(before[0] ?? '').pathname);
  await visit(page, `${site.url}/story`);
  expect(await kernel()).not.toEqual(before);
});
