import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localReleaseStore, readPointer, type ReleaseStore } from '@skora/registry';
import { promote, rollback, stopCanary } from '@skora/registry/publish';
import { publishArtefact } from '@skora/remote-tools';
import { changeRemote } from '@skora/scripts/change-remote';
import { readWorkspaceKey } from '@skora/scripts/workspace-key';
import { expectFallback } from '../../fixtures/faults/fallback';
import { startOwnSite, type OwnSite } from '../../fixtures/faults/own-site';
import { header, main, noReload, visit } from '../../fixtures/site/site';
import { expect, test } from '../../fixtures/test';

const ID = 'remote-marketing';
const [OLD, NEW] = ['Why we build SKORA', 'Why we still build SKORA'];
const THROWS = '(()=>{throw new TypeError("broken release")})()';
const TYPED = 'Half a question about the';
const ACTOR = { author: { who: 'Ada' }, key: readWorkspaceKey() };

/** Releases of the remote, made of the one that is built: with another heading, and with a view that fails. */
let builds: Record<'later' | 'broken', string>;
let folder: string;
let site: OwnSite;
let store: ReleaseStore;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skora-releases-'));
  builds = { later: join(folder, 'later'), broken: join(folder, 'broken') };
  await changeRemote(builds.later, ID, { chunk: 'story', text: [OLD, NEW] });
  await changeRemote(builds.broken, ID, { chunk: 'story', text: [`"${OLD}"`, THROWS] });
});
test.afterAll(() => rm(folder, { recursive: true }));
test.beforeEach(async () => {
  site = await startOwnSite();
  store = localReleaseStore(site.registry);
});
test.afterEach(async ({ context, browser }) => {
  // What pages fetch ahead must not outlive the site.
  for (const some of [context, ...browser.contexts()]) {
    await Promise.all(some.pages().map((page) => page.close()));
  }
  await site.stop();
});

/** Waits until a browser of this bucket gets this release; without one, those get it that no canary is shown to. */
async function expectLive(release: string | undefined, bucket = 99): Promise<void> {
  const cookie = `skora_bucket=${bucket}`;
  const shown = async () => (await fetch(`${site.url}/story`, { headers: { cookie } })).text();
  await expect.poll(shown).toContain(`"release":"${release}"`);
}

async function release(build: keyof typeof builds, weight?: number): Promise<string> {
  const canary = weight === undefined ? undefined : { weight };
  const published = await publishArtefact(store, builds[build], { actor: ACTOR, canary });
  return published.release.release;
}

/** Gives a browser the bucket that decides on which side of a canary it is. */
async function setBucket(page: Page, bucket: number): Promise<void> {
  await page.context().addCookies([{ name: 'skora_bucket', value: String(bucket), url: site.url }]);
}

/** Half of a message stands in the contact form. @returns a check that it still does, and that nothing was loaded anew */
async function typeHalf(page: Page): Promise<() => Promise<void>> {
  await visit(page, `${site.url}/contact-us`);
  await main(page).getByRole('textbox', { name: 'Message' }).fill(TYPED);
  const isSame = await noReload(page);
  return async () => {
    await page.goBack();
    await expect(main(page).getByRole('textbox', { name: 'Message' })).toHaveValue(TYPED);
    await isSame();
  };
}

async function expectStory(page: Page, heading: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Goes on within the tab. */
async function openStory(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: 'SKORAs STORY' }).click();
}

test('tabs go on through a release and a rollback, each with the release that it began with', async ({
  page,
  context,
}) => {
  const before = await readPointer(store, ID);
  const keptFirst = await typeHalf(page);
  await expectLive(await release('later'));
  await openStory(page);
  await expectStory(page, OLD);
  await keptFirst();

  const second = await context.newPage();
  await visit(second, `${site.url}/story`);
  await expectStory(second, NEW);
  const keptSecond = await typeHalf(second);
  await rollback(store, ID, ACTOR);
  await expectLive(before?.stable);
  await openStory(second);
  await expectStory(second, NEW);
  await keptSecond();

  const third = await context.newPage();
  await visit(third, `${site.url}/story`);
  await expectStory(third, OLD);
});

test('a canary shows its share of browsers one release, and tabs stay with theirs when it ends', async ({
  page,
  openElsewhere,
}) => {
  const before = await readPointer(store, ID);
  const kept = await typeHalf(page);
  await expectLive(await release('later', 50), 49);
  const [inside, outside] = [await openElsewhere(), await openElsewhere()];
  await setBucket(inside, 49);
  await setBucket(outside, 50);
  const keptInside = await typeHalf(inside);
  for (let times = 0; times < 2; times += 1) {
    await visit(outside, `${site.url}/story`);
    await expectStory(outside, OLD);
  }
  await stopCanary(store, ID, ACTOR);
  await expectLive(before?.stable, 49);
  await openStory(inside);
  await expectStory(inside, NEW);
  await keptInside();

  await openStory(page);
  await expectStory(page, OLD);
  await kept();
  const later = await release('later', 50);
  await promote(store, ID, ACTOR);
  await expectLive(later);
  await visit(outside, `${site.url}/story`);
  await expectStory(outside, NEW);
});

/** What a browser tells of a visit, as far as it matters here. */
interface Beacon {
  slots: { id: string; view: string; stage?: string }[];
}

/**
 * Opens the story and waits for what the page tells the site of this visit. Playwright shows no body of a beacon, so the page
 * keeps it as well.
 */
async function tellOfStory(page: Page): Promise<Beacon> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (address === '/beacon' && body instanceof Blob) {
        void body.text().then((text) => document.documentElement.setAttribute('data-e2e-beacon', text));
      }
      return send(address, body);
    };
  });
  await visit(page, `${site.url}/story`);
  const root = page.locator('html[data-e2e-beacon]');
  return JSON.parse((await root.getAttribute('data-e2e-beacon')) ?? '') as Beacon;
}

/** Sends the same as visitors from other networks would. */
async function repeat(beacon: Beacon, times: number, network: number): Promise<void> {
  for (let visitor = 1; visitor <= times; visitor += 1) {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `100.${network}.${visitor}.1`,
    };
    const body = JSON.stringify(beacon);
    const answer = await fetch(`${site.url}/beacon`, { method: 'POST', headers, body });
    expect(answer.status).toBe(204);
  }
}

test('a canary that fails in browsers stops itself, and open tabs lose nothing', async ({
  page,
  openElsewhere,
  problems,
}) => {
  problems.allow(/broken release|a remote failed/);
  const before = await readPointer(store, ID);
  const broken = await release('broken', 50);
  await expectLive(broken, 0);
  const outside = await openElsewhere();
  await setBucket(page, 0);
  await setBucket(outside, 98);
  const failed = await tellOfStory(page);
  await expectFallback(main(page));
  expect(failed.slots).toContainEqual(expect.objectContaining({ id: ID, view: 'story', stage: 'render' }));
  const fine = await tellOfStory(outside);
  const kept = await typeHalf(page);

  await repeat(fine, 60, 1);
  await repeat(failed, 60, 2);
  await expect
    .poll(async () => (await readPointer(store, ID))?.canary ?? null, { timeout: 30_000 })
    .toBeNull();
  const after = await readPointer(store, ID);
  expect(after?.stable).toBe(before?.stable);
  expect(after?.history?.[0]).toMatchObject({
    action: 'stop-canary',
    release: broken,
    who: 'site',
    notes: expect.stringMatching(/^stopped: 9\d\.\d % of \d+ visits failed, 0\.0 % of \d+ with /),
  });

  await openStory(page);
  await expectFallback(main(page));
  await kept();
  await expectLive(before?.stable);
  await visit(page, `${site.url}/story`);
  await expectStory(page, OLD);
});
