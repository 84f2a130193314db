import { readPointer, writePointer, type ReleaseStore } from '@skora/registry';
import { dayOf, WatchStore, type WatchedCounts } from '@skora/registry/watch';
import type { Canary } from '@skora/shared/contract';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { EXAMPLE_BUILD, exampleBeacon } from './example-beacon';

const ID = 'remote-marketing';
const STABLE = 'aaaaaa111111';
const CANARY: Canary = { release: 'cccccc333333', weight: 10, since: '2026-11-26T10:00:00.000Z' };

async function openSite(canary?: Canary) {
  const { store } = await temporaryStore();
  if (canary) await putRelease(store, exampleRelease(canary.release));
  await putRelease(store, exampleRelease(STABLE));
  if (canary) await writePointer(store, ID, { ...(await readPointer(store, ID))!, canary });
  const site = await exampleSite(store);
  // As in production, where the balancer asks first.
  await site.inject('/readyz');
  return { site, store };
}

type Site = Awaited<ReturnType<typeof exampleSite>>;

function tell(site: Site, payload: unknown, more: { headers?: Record<string, string>; from?: string } = {}) {
  return site.inject({
    method: 'POST',
    url: '/beacon',
    headers: { 'content-type': 'application/json', ...more.headers },
    payload: JSON.stringify(payload),
    remoteAddress: more.from ?? '203.0.113.1',
  });
}

/** What the site has written when it ends. */
async function readCounts(site: Site, store: ReleaseStore): Promise<WatchedCounts[]> {
  await site.close();
  const today = dayOf(Date.now());
  const days = await new WatchStore(store).readDays(dayOf(0), today);
  return days.flatMap(({ entries }) => entries);
}

function countsOf(entries: readonly WatchedCounts[], id: string, release: string) {
  return entries.find((entry) => entry.id === id && entry.release === release);
}

it.each([
  [
    { LCP: 2500, INP: 200, CLS: 0.1, TTFB: 5000 },
    { rated: 1, weak: 0 },
  ],
  [{ LCP: 2501 }, { rated: 1, weak: 1 }],
  [
    { LCP: 900, INP: 201 },
    { rated: 1, weak: 1 },
  ],
  [
    { LCP: 900, CLS: 0.11 },
    { rated: 1, weak: 1 },
  ],
  [{ TTFB: 5000 }, { rated: 0, weak: 0 }],
])('compares the vitals %p of a visit as %p', async (vitals, expected) => {
  const { site, store } = await openSite();
  await tell(site, exampleBeacon({ part: 'leave', vitals }));
  expect(countsOf(await readCounts(site, store), ID, STABLE)?.counts).toMatchObject(expected);
});

it('counts a visit for its release and for the host, once for both beacons', async () => {
  const { site, store } = await openSite();
  const answer = await tell(site, exampleBeacon());
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const at = '/remotes/remote-marketing/home.12345678.js:1:2';
  const error = { kind: 'TypeError', hash: 0x1a2b3c4, at: at.replace('.js', '.js?again=1') };
  const elsewhere = { ...error, at: '/remotes/remote-marketing/below/home.js:1:2' };
  const left = exampleBeacon({
    part: 'leave',
    slots: [...exampleBeacon().slots, { id: ID, view: 'path', ms: 8_000, stage: 'entry' }],
    errors: [error, { ...error, remote: ID }, elsewhere],
    reported: [1, 0],
    vitals: { LCP: 3_100, CLS: 0.02 },
    longTasks: 2,
    navigations: [90],
  });
  await tell(site, left);
  const entries = await readCounts(site, store);
  const { side, counts } = countsOf(entries, ID, STABLE)!;
  expect(side).toBe('stable');
  expect(counts).toMatchObject({ visits: 1, failures: 1, errors: 1, weak: 1, rated: 1, longTasks: 2 });
  expect(counts.stages).toEqual({ entry: 1 });
  expect(counts.groups).toEqual({ [`TypeError 01a2b3c4 ${at}`]: 1 });
  const sums = Object.entries(counts.histograms).map(([name, bins]) => [name, bins.reduce((a, b) => a + b)]);
  expect(Object.fromEntries(sums)).toEqual({ LCP: 1, CLS: 1, INP: 0, TTFB: 0, load: 1, navigation: 1 });
  expect(countsOf(entries, 'host', EXAMPLE_BUILD)?.counts).toMatchObject({
    visits: 1,
    failures: 0,
    errors: 0,
  });
});

it('does not count a failure or an error twice that the first beacon has told', async () => {
  const { site, store } = await openSite();
  const slot = { id: ID, view: 'home', ms: 8_000, stage: 'mount' as const };
  const errors = [error, { ...error, remote: ID }];
  await tell(site, exampleBeacon({ slots: [slot], errors }));
  const later = {
    slots: [slot, slot],
    errors: [...errors, { ...error, hash: 8 }, { ...error, hash: 9, remote: ID }],
  };
  await tell(site, exampleBeacon({ part: 'leave', ...later, reported: [1, 2] }));
  const entries = await readCounts(site, store);
  const { counts } = countsOf(entries, ID, STABLE)!;
  expect(counts).toMatchObject({ visits: 1, failures: 1, errors: 1, stages: { mount: 2 } });
  const host = countsOf(entries, 'host', EXAMPLE_BUILD)!.counts;
  expect([host.visits, host.errors, Object.keys(host.groups).length]).toEqual([1, 1, 2]);
});

it('counts a visit of a remote that the page showed only later, and none of one that it did not show', async () => {
  const { site, store } = await openSite();
  await tell(site, exampleBeacon({ slots: [] }));
  await tell(site, exampleBeacon({ part: 'leave', slots: [] }));
  const { slots } = exampleBeacon();
  await tell(site, exampleBeacon({ part: 'leave', slots, reported: [0, 0] }));
  expect(countsOf(await readCounts(site, store), ID, STABLE)?.counts.visits).toBe(1);
});

it('drops what is told of releases that nobody is known to have got, without a word', async () => {
  const { site, store } = await openSite();
  const remotes = [
    { id: ID, release: 'ffffff000000' },
    { id: 'remote-x', release: STABLE },
  ];
  const answer = await tell(site, exampleBeacon({ remotes }));
  expect(answer.statusCode).toBe(204);
  const entries = await readCounts(site, store);
  expect(entries.map(({ id }) => id)).toEqual(['host']);
});

it('decides the side of a release itself, also of one that was shown before', async () => {
  const { site, store } = await openSite(CANARY);
  const former = { stable: STABLE, previous: ['bbbbbb222222'], canary: CANARY };
  await writePointer(store, ID, former);
  const later = await exampleSite(store);
  await later.inject('/readyz');
  for (const release of [STABLE, CANARY.release, 'bbbbbb222222']) {
    await tell(later, exampleBeacon({ remotes: [{ id: ID, release }] }));
  }
  const entries = await readCounts(later, store);
  const sides = entries.filter(({ id }) => id === ID).map(({ release, side }) => `${release} ${side}`);
  expect(sides.sort()).toEqual([`${STABLE} stable`, 'bbbbbb222222 other', `${CANARY.release} canary`].sort());
  await site.close();
});

it('compares three visits of one client in five minutes, and counts the others for the day only', async () => {
  const { site, store } = await openSite(CANARY);
  for (let visit = 0; visit < 8; visit += 1) {
    await tell(site, exampleBeacon({ remotes: [{ id: ID, release: CANARY.release }] }));
    // A lie: a visit that ends and has reported nothing before.
    await tell(site, exampleBeacon({ part: 'leave', remotes: [{ id: ID, release: CANARY.release }] }));
  }
  await tell(site, exampleBeacon(), { from: '198.51.100.7' });
  const entries = await readCounts(site, store);
  expect(countsOf(entries, ID, CANARY.release)?.counts.visits).toBe(16);
  const canary = await new WatchStore(store).readCanary(ID);
  expect(canary).toMatchObject({ release: CANARY.release, since: CANARY.since });
  const sum = (side: 'canary' | 'stable') =>
    canary!.intervals.reduce((all, one) => all + one[side].visits, 0);
  expect([sum('canary'), sum('stable')]).toEqual([3, 1]);
});

it.each([
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
])('drops what comes with %s', async (_name, headers) => {
  const { site, store } = await openSite();
  expect((await tell(site, exampleBeacon(), { headers })).statusCode).toBe(204);
  expect(await readCounts(site, store)).toEqual([]);
});

const beacon = exampleBeacon();
const error = { kind: 'Error', hash: 7, at: '/assets/main.12345678.js:1:2' };

const REFUSED: Record<string, unknown> = Object.fromEntries([
  ['nothing', null],
  ['another version', { ...beacon, v: 2 }],
  ['a member too many', { ...beacon, uid: 'demo-mara' }],
  ['a slot of a remote it does not name', { ...beacon, slots: [{ id: 'remote-x', view: 'home', ms: 1 }] }],
  ['a remote twice', { ...beacon, remotes: [...beacon.remotes, ...beacon.remotes] }],
  ['a negative time', { ...beacon, slots: [{ id: ID, view: 'home', ms: -1 }] }],
  ['an unknown stage', { ...beacon, slots: [{ id: ID, view: 'home', ms: 1, stage: 'toString' }] }],
  ['free text as a kind', { ...beacon, errors: [{ ...error, kind: 'Mara Example Error' }] }],
  ['a message for a hash', { ...beacon, errors: [{ ...error, hash: 'no such user' }] }],
  ['an address as a place', { ...beacon, errors: [{ ...error, at: '/cv/secret:1:2' }] }],
  [
    'a file of a remote it does not name',
    { ...beacon, errors: [{ ...error, at: '/remotes/remote-x/a.js:1:2' }] },
  ],
  ['21 errors', { ...beacon, errors: Array.from({ length: 21 }, () => error) }],
  ['a first beacon after another one', { ...beacon, reported: [1, 0] }],
  ['more that was told than there is', { ...beacon, part: 'leave', reported: [2, 0] }],
]);

it('refuses what no page tells, and stores nothing of it', async () => {
  const { site, store } = await openSite();
  const statuses: Record<string, number> = {};
  for (const [what, payload] of Object.entries(REFUSED)) {
    statuses[what] = (await tell(site, payload)).statusCode;
  }
  expect(statuses).toEqual(Object.fromEntries(Object.keys(REFUSED).map((what) => [what, 400])));
  expect(await readCounts(site, store)).toEqual([]);
});

it('refuses what is too large, or of a type that a form of another site can send', async () => {
  const { site, store } = await openSite();
  const large = exampleBeacon({ navigations: Array.from({ length: 5_000 }, () => 1) });
  expect((await tell(site, large)).statusCode).toBe(413);
  expect((await tell(site, beacon, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(415);
  expect(await readCounts(site, store)).toEqual([]);
});

it('drops what one client tells beyond thirty beacons in a minute', async () => {
  const { site, store } = await openSite();
  for (let count = 0; count < 33; count += 1) expect((await tell(site, beacon)).statusCode).toBe(204);
  expect(countsOf(await readCounts(site, store), ID, STABLE)?.counts.visits).toBe(30);
});

it('tells pages how their visits are measured, all of them while a remote has a canary', async () => {
  const readState = async (canary?: Canary, percent?: string) => {
    const { site, store } = await openSite(canary);
    await site.close();
    const { body } = await (await exampleSite(store, { WATCH_PERCENT: percent })).inject('/');
    return JSON.parse(/id="skora-page">(.*?)<\/script>/.exec(body)?.[1] ?? '') as { watch?: object };
  };
  expect((await readState(undefined, '25')).watch).toEqual({ build: EXAMPLE_BUILD, rate: 0.25 });
  expect((await readState(CANARY, '25')).watch).toEqual({ build: EXAMPLE_BUILD, rate: 1 });
  expect((await readState()).watch).toEqual({ build: EXAMPLE_BUILD, rate: 1 });
  expect((await readState(CANARY, '0')).watch).toBeUndefined();
});
