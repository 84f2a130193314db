import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localReleaseStore } from '../store/local-release-store';
import { bucketReleaseStore } from '../store/bucket-release-store';
import type { ReleaseStore } from '../store/release-store';
import { startCloudStorage, type CloudStorage } from '../testing/cloud-storage';
import {
  intervalStart,
  dayOf,
  emptyCounts,
  emptySample,
  histogramOf,
  WatchStore,
  type WatchedCounts,
} from './index';

const DAY = '2026-11-26';
const NOON = Date.parse('2026-11-26T12:00:00Z');
const MINUTE = 60_000;

function visits(many: number, release = 'aaaaaa111111'): WatchedCounts {
  const counts = { ...emptyCounts(), visits: many, stages: { mount: many } };
  return { id: 'remote-demo', release, side: 'stable', counts };
}

function interval(start: number, many = 1) {
  return {
    start,
    canary: { ...emptySample(), visits: many },
    stable: { ...emptySample(), visits: 9 * many },
  };
}

let cloud: CloudStorage;
beforeAll(async () => {
  cloud = await startCloudStorage();
});
afterAll(() => cloud.stop());

async function folder(): Promise<() => ReleaseStore> {
  const path = await mkdtemp(join(tmpdir(), 'skora-watch-'));
  return () => localReleaseStore(path);
}

describe.each([
  ['a local folder', folder],
  [
    'a bucket',
    async () => {
      const empty = bucketReleaseStore('skora-registry');
      for (const name of cloud.objects.keys()) await empty.delete(name);
      return () => bucketReleaseStore('skora-registry');
    },
  ],
])('in %s', (_kind, openStores) => {
  it('five sites that add at once lose nothing', async () => {
    const open = await openStores();
    const sites = Array.from({ length: 5 }, () => new WatchStore(open()));
    const canary = { release: 'bbbbbb222222', since: '2026-11-26T12:00:00.000Z' };
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        sites.flatMap((site, index) => [
          site.addDay(DAY, [visits(1), visits(index, 'cccccc333333')]),
          site.addCanary('remote-demo', canary, interval(NOON)),
        ]),
      );
    }
    const reader = new WatchStore(open());
    const [day] = await reader.readDays(DAY, DAY);
    expect(day?.entries.map(({ counts }) => counts.visits)).toEqual([15, 30]);
    expect(day?.entries[0]?.counts.stages).toEqual({ mount: 15 });
    expect(await reader.readCanary('remote-demo')).toEqual({ ...canary, intervals: [interval(NOON, 15)] });
  });

  it('keeps ninety days and deletes older ones', async () => {
    const site = new WatchStore((await openStores())());
    expect(await site.readDays('2026-01-01', DAY)).toEqual([]);
    const days = [91, 90, 1, 0].map((ago) => dayOf(NOON - ago * 24 * 60 * MINUTE));
    for (const day of days) await site.addDay(day, [visits(1)]);
    await site.prune(NOON);
    expect((await site.readDays('2020-01-01', DAY)).map(({ day }) => day)).toEqual(days.slice(1));
    expect((await site.readDays(DAY, DAY)).map(({ day }) => day)).toEqual([DAY]);
  });
});

it.each([['{'], ['null'], ['[]'], ['{"entries":5}'], ['{"release":"x","since":"","buckets":{}}']])(
  'begins anew where it finds %s, and says so',
  async (garbage) => {
    const store = (await folder())();
    const said: string[] = [];
    const site = new WatchStore(store, (line) => said.push(line));
    for (const path of [`watch/days/${DAY}.json`, 'watch/canaries/remote-demo.json']) {
      await store.write(path, Buffer.from(garbage), { immutable: false });
    }
    expect((await site.readDays(DAY, DAY))[0]?.entries).toEqual([]);
    expect(await site.readCanary('remote-demo')).toBeNull();
    await site.addDay(DAY, [visits(2)]);
    await site.addCanary('remote-demo', { release: 'bbbbbb222222' }, interval(NOON));
    expect(said).toHaveLength(4);
    expect(said[0]).toBe(`watch/days/${DAY}.json is not valid: what it counted is lost, and it begins anew.`);
    expect((await site.readDays(DAY, DAY))[0]?.entries).toEqual([visits(2)]);
    expect((await site.readCanary('remote-demo'))?.intervals).toHaveLength(1);
    expect(said).toHaveLength(4);
  },
);

it('keeps the 500 entries of a day that have the most visits', async () => {
  const site = new WatchStore((await folder())());
  await site.addDay(
    DAY,
    Array.from({ length: 400 }, (_none, index) => visits(1, `few${index}`)),
  );
  await site.addDay(DAY, [
    visits(9),
    ...Array.from({ length: 400 }, (_none, index) => visits(2, `many${index}`)),
  ]);
  const [{ entries = [] } = {}] = await site.readDays(DAY, DAY);
  expect(entries).toHaveLength(500);
  expect(entries.reduce((sum, { counts }) => sum + counts.visits, 0)).toBe(9 + 400 * 2 + 99);
});

it('keeps no groups of errors of older tabs', async () => {
  const site = new WatchStore((await folder())());
  const { counts, ...entry } = visits(1);
  const failed = { ...counts, errors: 1, groups: { 'TypeError 1a2b3c4d /assets/a.js:1:1': 1 } };
  await site.addDay(DAY, [
    { ...entry, counts: failed },
    { ...entry, side: 'other', counts: failed },
  ]);
  const [{ entries = [] } = {}] = await site.readDays(DAY, DAY);
  expect(entries.map(({ counts: { errors, groups } }) => [errors, Object.keys(groups).length])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

it('keeps histograms and leaves out entries that are none', async () => {
  const store = (await folder())();
  const site = new WatchStore(store);
  const entry = visits(1);
  entry.counts.histograms.LCP = histogramOf('LCP', [1200, 3100]);
  const text = JSON.stringify({ entries: [null, { id: 5 }, { ...entry, side: 'left' }, entry] });
  await store.write(`watch/days/${DAY}.json`, Buffer.from(text), { immutable: false });
  expect((await site.readDays(DAY, DAY))[0]?.entries).toEqual([entry]);
});

describe('intervals of a canary', () => {
  it('begin every five minutes, and with each weight', () => {
    expect(intervalStart({}, NOON + 7 * MINUTE)).toBe(NOON + 5 * MINUTE);
    const since = new Date(NOON + 6 * MINUTE).toISOString();
    expect(intervalStart({ since }, NOON + 7 * MINUTE)).toBe(NOON + 6 * MINUTE);
    expect(intervalStart({ since }, NOON + 11 * MINUTE)).toBe(NOON + 10 * MINUTE);
  });

  it('are gone a day after the last visit', async () => {
    const store = (await folder())();
    const site = new WatchStore(store);
    await site.addCanary('remote-demo', { release: 'bbbbbb222222' }, interval(NOON));
    await site.prune(NOON + 24 * 60 * MINUTE);
    expect(await site.readCanary('remote-demo')).not.toBeNull();
    await site.prune(NOON + 24 * 60 * MINUTE + 1);
    expect(await store.list('watch/canaries')).toEqual([]);
  });

  it('are stored under a name that sites of every age know', async () => {
    const store = (await folder())();
    await new WatchStore(store).addCanary('remote-demo', { release: 'bbbbbb222222' }, interval(NOON));
    const stored: unknown = JSON.parse(String(await store.read('watch/canaries/remote-demo.json')));
    expect(stored).toEqual({ release: 'bbbbbb222222', since: '', buckets: [interval(NOON)] });
  });

  it('are kept for a day, over all weights of the same release', async () => {
    const site = new WatchStore((await folder())());
    const release = 'bbbbbb222222';
    await site.addCanary('remote-demo', { release, since: '2026-11-25T11:00:00.000Z' }, interval(NOON));
    const later = NOON + 24 * 60 * MINUTE - 5 * MINUTE;
    await site.addCanary('remote-demo', { release, since: '2026-11-26T11:00:00.000Z' }, interval(later));
    const both = await site.readCanary('remote-demo');
    expect(both?.since).toBe('2026-11-26T11:00:00.000Z');
    expect(both?.intervals).toEqual([interval(NOON), interval(later)]);
    await site.addCanary('remote-demo', { release }, interval(later + 5 * MINUTE));
    expect((await site.readCanary('remote-demo'))?.intervals.map(({ start }) => start)).toEqual([
      later,
      later + 5 * MINUTE,
    ]);
  });

  it('are those of the last canary: another one begins anew, and what comes late of the one before is dropped', async () => {
    const site = new WatchStore((await folder())());
    const first = { release: 'aaaaaa111111', since: '2026-11-26T11:00:00.000Z' };
    const second = { release: 'bbbbbb222222', since: '2026-11-26T12:00:00.000Z' };
    await site.addCanary('remote-demo', first, interval(NOON, 5));
    await site.addCanary('remote-demo', second, interval(NOON));
    await site.addCanary('remote-demo', first, interval(NOON, 5));
    expect(await site.readCanary('remote-demo')).toEqual({ ...second, intervals: [interval(NOON)] });
  });

  it('begin anew for a canary that an older tool began, whose pointer does not say when', async () => {
    const site = new WatchStore((await folder())());
    const first = { release: 'aaaaaa111111', since: '2026-11-26T11:00:00.000Z' };
    await site.addCanary('remote-demo', first, interval(NOON, 5));
    await site.addCanary('remote-demo', { release: 'bbbbbb222222' }, interval(NOON));
    expect(await site.readCanary('remote-demo')).toMatchObject({
      release: 'bbbbbb222222',
      intervals: [interval(NOON)],
    });
  });
});
