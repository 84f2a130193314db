import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRelease, putRelease } from '../testing/example-release';
import { temporaryStore } from '../testing/example-site';
import { LastGood } from './last-good';
import { registryPaths, writePointer, type Owner } from '@skora/registry';
import { allowOrigin, removeOrigin } from '@skora/registry/publish';
import { ReleaseFiles } from './release-files';
import { ReleaseResolver } from './release-resolver';
import type { ReleaseStore } from '@skora/registry';

const ID = 'remote-marketing';

/** A store whose answers a test can break. */
function breakable(store: ReleaseStore) {
  const fault = { down: false };
  const reads: string[] = [];
  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A) =>
      fault.down ? Promise.reject(new Error('connection refused')) : call(...args);
  const read = guard(store.read);
  const counted = (path: string) => {
    reads.push(path);
    return read(path);
  };
  return { fault, reads, store: { ...store, read: counted, list: guard(store.list) } };
}

async function setUp(folder: string | null = null) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease('aaaaaa111111'));
  const broken = breakable(store);
  const warnings: string[] = [];
  const lastGood = new LastGood(folder);
  await lastGood.load();
  const warn = (message: string) => void warnings.push(message);
  const files = new ReleaseFiles(broken.store, lastGood, warn);
  const resolver = new ReleaseResolver(broken.store, lastGood, files, warn);
  return { resolver, warnings, store, fault: broken.fault, reads: broken.reads };
}

function names(site: Awaited<ReturnType<ReleaseResolver['resolve']>>): string[] {
  return site.releases.map(({ release }) => release);
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const later = () => jest.setSystemTime(Date.now() + 5_000);

it('follows the pointer', async () => {
  const { resolver, store } = await setUp();
  later();
  expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  await putRelease(store, exampleRelease('bbbbbb222222'));
  later();
  expect(names(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('shows no release that its owner did not sign, and says so once', async () => {
  const { resolver, store, warnings } = await setUp();
  later();
  await resolver.resolve(0);
  const forged = Buffer.from(JSON.stringify(exampleRelease('bbbbbb222222')));
  await store.write(registryPaths.release(ID, 'bbbbbb222222'), forged, { immutable: true });
  await writePointer(store, ID, { stable: 'bbbbbb222222', previous: [] });
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([
    expect.stringContaining('bbbbbb222222 of remote-marketing is not signed by its owner'),
  ]);
});

it('shows a release no longer when the key that signed it is taken away, and trusts what is known while the registry is down', async () => {
  const { resolver, store, fault } = await setUp();
  later();
  await resolver.resolve(0);
  fault.down = true;
  jest.setSystemTime(Date.now() + 40_000);
  expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  fault.down = false;
  const nobody: Owner = { team: 'Growth', keys: [] };
  await store.write(registryPaths.owner(ID), Buffer.from(JSON.stringify(nobody)), { immutable: false });
  jest.setSystemTime(Date.now() + 40_000);
  expect(await resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
});

const CDN = 'https://cdn.team.example';

it('shows a release on another origin no longer when its owner may not use that any more', async () => {
  const { resolver, store, warnings } = await setUp();
  await allowOrigin(store, ID, CDN);
  await putRelease(store, exampleRelease('bbbbbb222222', { baseUrl: `${CDN}/x/` }));
  later();
  expect(names(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
  await removeOrigin(store, ID, CDN);
  for (let visit = 0; visit < 3; visit += 1) {
    jest.setSystemTime(Date.now() + 40_000);
    expect(await resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
  }
  expect(warnings).toEqual([expect.stringContaining(`has its files on ${CDN}, which is not allowed`)]);
});

it('shows the last good release while the new one is on an origin that is not allowed, and says so once', async () => {
  const { resolver, store, warnings } = await setUp();
  later();
  await resolver.resolve(0);
  await putRelease(store, exampleRelease('bbbbbb222222', { baseUrl: `${CDN}/x/` }));
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([expect.stringContaining(`has its files on ${CDN}, which is not allowed`)]);
});

it.each([
  ['live', 'aaaaaa111111'],
  ['the last good one', 'cccccc333333'],
])('looks at copies of an earlier process as at others: %s', async (_what, stable) => {
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await setUp(folder);
  later();
  await first.resolver.resolve(0);
  const second = await setUp(folder);
  const nobody: Owner = { team: 'Growth', keys: [] };
  await second.store.write(registryPaths.owner(ID), Buffer.from(JSON.stringify(nobody)), {
    immutable: false,
  });
  await writePointer(second.store, ID, { stable, previous: [] });
  later();
  expect(await second.resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
});

it('leaves out a remote that its team took off the site, also the last good release of it', async () => {
  const { resolver, store } = await setUp();
  later();
  expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  await writePointer(store, ID, { stable: 'aaaaaa111111', previous: [], retired: true });
  later();
  const site = await resolver.resolve(0);
  expect(names(site)).toEqual([]);
  expect(site.missing).toEqual([]);
});

it('shows the last good release while the registry is down, and again the new one afterwards', async () => {
  const { resolver, fault, store, warnings } = await setUp();
  later();
  await resolver.resolve(0);
  fault.down = true;
  later();
  expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  expect(warnings.join()).toContain('connection refused');
  await putRelease(store, exampleRelease('bbbbbb222222'));
  fault.down = false;
  later();
  expect(names(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('asks a registry that is down about the last good release now and then, not for each visitor', async () => {
  const { resolver, fault, reads } = await setUp();
  later();
  await resolver.resolve(0);
  fault.down = true;
  jest.setSystemTime(Date.now() + 40_000);
  reads.length = 0;
  for (let visit = 0; visit < 5; visit += 1) {
    jest.setSystemTime(Date.now() + 1_500);
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(reads.filter((path) => path === registryPaths.release(ID, 'aaaaaa111111'))).toHaveLength(1);
});

it.each([['garbage'], [''], ['{"stable":"../../etc"}'], ['null'], ['<html></html>']])(
  'shows the last good release when the pointer says %p',
  async (text) => {
    const { resolver, store } = await setUp();
    later();
    await resolver.resolve(0);
    await store.write(registryPaths.pointer(ID), Buffer.from(text), { immutable: false });
    later();
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  },
);

it('shows the last good release when the new one is missing', async () => {
  const { resolver, store } = await setUp();
  later();
  await resolver.resolve(0);
  await writePointer(store, ID, { stable: 'cccccc333333', previous: [] });
  later();
  expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
});

it('shows the last good release when the new one is garbage that its owner signed, and reads that now and then', async () => {
  const { resolver, store, reads } = await setUp();
  later();
  await resolver.resolve(0);
  await putRelease(store, { ...exampleRelease('cccccc333333'), views: {}, cards: 5 as never });
  reads.length = 0;
  for (let visit = 0; visit < 4; visit += 1) {
    jest.setSystemTime(Date.now() + 2_000);
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(reads.filter((path) => path === registryPaths.release(ID, 'cccccc333333'))).toHaveLength(1);
});

it.each([
  ['emptied', Buffer.alloc(0)],
  ['cut short', Buffer.from('globalThis.x=')],
  ['changed by one byte', Buffer.from('globalThis.x=2')],
])('shows the last good release while a file of the new one is %s, and says so once', async (_how, bytes) => {
  const { resolver, store, warnings } = await setUp();
  later();
  await resolver.resolve(0);
  const next = exampleRelease('bbbbbb222222', { entry: 'remoteEntry.22222222.js' });
  next.files = [{ ...next.files[0]!, name: next.entry }];
  await putRelease(store, next);
  const entry = registryPaths.file(ID, next.entry);
  await store.write(entry, bytes, { immutable: true });
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(names(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([
    `${next.entry} of ${ID} is not as its release lists it, and is not served.`,
    `Files of ${ID} bbbbbb222222 are missing or damaged: ${next.entry}.`,
  ]);
  await store.write(entry, Buffer.from('globalThis.x=1'), { immutable: true });
  later();
  later();
  later();
  expect(names(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('starts from the copies of an earlier process when the registry is down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await setUp(folder);
  later();
  await first.resolver.resolve(0);
  const second = await setUp(folder);
  second.fault.down = true;
  later();
  expect(names(await second.resolver.resolve(0))).toEqual(['aaaaaa111111']);
});

it('gives a canary to the buckets below its weight only', async () => {
  const { resolver, store } = await setUp();
  await putRelease(store, exampleRelease('bbbbbb222222'));
  await writePointer(store, ID, {
    stable: 'aaaaaa111111',
    canary: { release: 'bbbbbb222222', weight: 10 },
    previous: [],
  });
  later();
  const site = await resolver.resolve(9);
  expect(names(site)).toEqual(['bbbbbb222222']);
  expect(site.hasCanary).toBe(true);
  expect(names(await resolver.resolve(10))).toEqual(['aaaaaa111111']);
});

it('says which known remote has nothing to show', async () => {
  const { resolver, store } = await setUp();
  await writePointer(store, 'remote-new', { stable: 'dddddd444444', previous: [] });
  later();
  expect((await resolver.resolve(0)).missing).toEqual(['remote-new']);
});
