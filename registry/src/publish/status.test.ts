import { readPointer, registryPaths, type ReleaseStore } from '../index';
import { ADA, exampleRelease, exampleStore, ID, publish } from '../testing/example';
import {
  intervalStart,
  dayOf,
  emptyCounts,
  emptySample,
  histogramOf,
  WatchStore,
  type Counts,
} from '../watch';
import { retire, startCanary } from './commands';
import { readHostStatus } from './read-status';
import { showStatus } from './status';

const STABLE = 'aaaaaa111111';
const CANARY = 'bbbbbb222222';
const DAY_MS = 24 * 3_600_000;

function counts(change: Partial<Counts>, lcp: number): Counts {
  const empty = emptyCounts();
  const histograms = {
    ...empty.histograms,
    LCP: histogramOf('LCP', [lcp, lcp]),
    INP: histogramOf('INP', [90]),
    CLS: histogramOf('CLS', [0]),
  };
  return { ...empty, ...change, histograms };
}

async function released(): Promise<ReleaseStore> {
  const store = await exampleStore();
  await publish(store, exampleRelease(STABLE));
  await publish(store, exampleRelease(CANARY), 'files-only');
  return store;
}

async function rowOf(store: ReleaseStore, now: number): Promise<string> {
  const [, row = ''] = (await showStatus(store, now)).split('\n');
  return row;
}

it('shows a canary beside the stable release with both rates', async () => {
  const store = await released();
  await startCanary(store, ID, CANARY, 10, ADA, { steps: [50, 100], everyMs: 600_000 });
  const canary = (await readPointer(store, ID))?.canary ?? { release: CANARY, weight: 0 };
  const now = Date.now();
  const watch = new WatchStore(store);
  await watch.addCanary(ID, canary, {
    start: intervalStart(canary, now),
    canary: { ...emptySample(), visits: 412, failures: 25, rated: 300, weak: 30 },
    stable: { ...emptySample(), visits: 3871, failures: 16, errors: 4, rated: 3000, weak: 290 },
  });
  await watch.addDay(dayOf(now), [
    { id: ID, release: CANARY, side: 'canary', counts: counts({}, 2400) },
    { id: ID, release: STABLE, side: 'stable', counts: counts({}, 1900) },
  ]);
  const [heading, row, , ...legend] = (await showStatus(store, now)).split('\n');
  expect(heading).toMatch(
    /^remote +stable +canary +weight +verdict +visits +failed +errors +weak +LCP +INP +CLS$/,
  );
  expect(row?.replaceAll(/ {2,}/g, ' | ')).toBe(
    [
      'remote-demo',
      STABLE,
      CANARY,
      '10 %',
      'worse',
      '412 / 3,871',
      '6.1 % / 0.4 %',
      '0.0 % / 0.1 %',
      '10.0 % / 9.7 %',
      '2.4 s / 1.9 s',
      '94 ms / 94 ms',
      '0.01 / 0.01',
    ].join(' | '),
  );
  expect(legend.join(' ')).toContain('canary / stable, since the canary got its present weight');
});

it('shows the stable release of yesterday and today without one', async () => {
  const store = await released();
  const now = Date.parse('2026-11-26T00:05:00Z');
  const watch = new WatchStore(store);
  for (const [ago, visits] of [
    [0, 5],
    [1, 1995],
    [2, 70_000],
  ] as const) {
    const own = counts({ visits, failures: 1, rated: 0 }, 1900);
    await watch.addDay(dayOf(now - ago * DAY_MS), [
      { id: ID, release: STABLE, side: 'stable', counts: own },
      { id: ID, release: 'cccccc333333', side: 'other', counts: own },
    ]);
  }
  expect((await rowOf(store, now)).split(/ {2,}/)).toEqual([
    ...[ID, STABLE, '2,000', '0.1 %', '0.0 %', '?', '1.9 s', '94 ms', '0.01'],
  ]);
});

it('says so when nothing is known, a pointer is garbage, or a remote is off the site', async () => {
  const store = await released();
  expect((await rowOf(store, 0)).split(/ {2,}/)).toEqual([ID, STABLE, '0', ...Array<string>(6).fill('?')]);
  await retire(store, ID, ADA);
  expect(await rowOf(store, 0)).toBe('remote-demo  off the site');
  await store.write(`pointers/${ID}.json`, Buffer.from('{'), { immutable: false });
  expect(await rowOf(store, 0)).toContain('its pointer cannot be read');
  expect(await showStatus(await exampleStore(), 0)).toBe('Nothing has been released to this registry.');
});

it('goes on when one canary cannot be compared', async () => {
  const store = await released();
  await startCanary(store, ID, CANARY, 10, ADA);
  await store.delete(`releases/${ID}/${CANARY}.sig`);
  expect(await rowOf(store, Date.now())).toContain('cannot be compared');
});

it.each([
  ['null in its history', { history: [null] }],
  ['a plan that is no list', { canary: { release: CANARY, weight: 1, steps: 7 } }],
])('a pointer with %s hides no other remote', async (_what, change) => {
  const store = await released();
  const bytes = Buffer.from(JSON.stringify({ stable: STABLE, previous: [], ...change }));
  for (const id of ['remote-garbage', 'host'])
    await store.write(registryPaths.pointer(id), bytes, { immutable: false });
  expect(await rowOf(store, Date.now())).toContain(STABLE);
  expect(await readHostStatus(store, Date.now())).toBeNull();
});
