import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRelease, putRelease } from '../testing/example-release';
import { releaseNames, setUpResolver } from '../testing/example-resolver';
import { registryPaths, writePointer } from '@skora/registry';

const ID = 'remote-marketing';

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const later = () => jest.setSystemTime(Date.now() + 5_000);

it('follows the pointer', async () => {
  const { resolver, store } = await setUpResolver();
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  await putRelease(store, exampleRelease('bbbbbb222222'));
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('leaves out a remote that its team took off the site, also the last good release of it', async () => {
  const { resolver, store } = await setUpResolver();
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  await writePointer(store, ID, { stable: 'aaaaaa111111', previous: [], retired: true });
  later();
  const site = await resolver.resolve(0);
  expect(releaseNames(site)).toEqual([]);
  expect(site.missing).toEqual([]);
});

it('shows the last good release while the registry is down, and again the new one afterwards', async () => {
  const { resolver, fault, store, warnings } = await setUpResolver();
  later();
  await resolver.resolve(0);
  fault.down = true;
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  expect(warnings.join()).toContain('connection refused');
  await putRelease(store, exampleRelease('bbbbbb222222'));
  fault.down = false;
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('asks a registry that is down about the last good release now and then, not for each visitor', async () => {
  const { resolver, fault, reads } = await setUpResolver();
  later();
  await resolver.resolve(0);
  fault.down = true;
  jest.setSystemTime(Date.now() + 40_000);
  reads.length = 0;
  for (let visit = 0; visit < 5; visit += 1) {
    jest.setSystemTime(Date.now() + 1_500);
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(reads.filter((path) => path === registryPaths.release(ID, 'aaaaaa111111'))).toHaveLength(1);
});

it.each([['garbage'], [''], ['{"stable":"../../etc"}'], ['null'], ['<html></html>']])(
  'shows the last good release when the pointer says %p',
  async (text) => {
    const { resolver, store } = await setUpResolver();
    later();
    await resolver.resolve(0);
    await store.write(registryPaths.pointer(ID), Buffer.from(text), { immutable: false });
    later();
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  },
);

it('shows the last good release when the new one is missing', async () => {
  const { resolver, store } = await setUpResolver();
  later();
  await resolver.resolve(0);
  await writePointer(store, ID, { stable: 'cccccc333333', previous: [] });
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
});

it('shows the last good release when the new one is garbage that its owner signed, and reads that now and then', async () => {
  const { resolver, store, reads } = await setUpResolver();
  later();
  await resolver.resolve(0);
  await putRelease(store, { ...exampleRelease('cccccc333333'), views: {}, cards: 5 as never });
  reads.length = 0;
  for (let visit = 0; visit < 4; visit += 1) {
    jest.setSystemTime(Date.now() + 2_000);
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(reads.filter((path) => path === registryPaths.release(ID, 'cccccc333333'))).toHaveLength(1);
});

it.each([
  ['emptied', Buffer.alloc(0)],
  ['cut short', Buffer.from('globalThis.x=')],
  ['changed by one byte', Buffer.from('globalThis.x=2')],
])('shows the last good release while a file of the new one is %s, and says so once', async (_how, bytes) => {
  const { resolver, store, warnings } = await setUpResolver();
  later();
  await resolver.resolve(0);
  const next = exampleRelease('bbbbbb222222', { entry: 'remoteEntry.22222222.js' });
  next.files = [{ ...next.files[0]!, name: next.entry }];
  await putRelease(store, next);
  const entry = registryPaths.file(ID, next.entry);
  await store.write(entry, bytes, { immutable: true });
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([
    `${next.entry} of ${ID} is not as its release lists it, and is not served.`,
    `Files of ${ID} bbbbbb222222 are missing or damaged: ${next.entry}.`,
  ]);
  await store.write(entry, Buffer.from('globalThis.x=1'), { immutable: true });
  later();
  later();
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
});

it('starts from the copies of an earlier process when the registry is down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await setUpResolver(folder);
  later();
  await first.resolver.resolve(0);
  const second = await setUpResolver(folder);
  second.fault.down = true;
  later();
  expect(releaseNames(await second.resolver.resolve(0))).toEqual(['aaaaaa111111']);
});

it('leaves out a retired remote also after a restart while the registry is down', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await setUpResolver(folder);
  later();
  await first.resolver.resolve(0);
  await writePointer(first.store, ID, { stable: 'aaaaaa111111', previous: [], retired: true });
  later();
  await first.resolver.resolve(0);
  const second = await setUpResolver(folder);
  second.fault.down = true;
  later();
  expect(await second.resolver.resolve(0)).toMatchObject({ releases: [], missing: [] });
});

it('reads a new release, its files and its signature once for all visitors who come at the same moment', async () => {
  const { resolver, store, reads } = await setUpResolver();
  later();
  await resolver.resolve(0);
  await putRelease(store, exampleRelease('bbbbbb222222'));
  const visits = async () => {
    reads.length = 0;
    const sites = await Promise.all(Array.from({ length: 5 }, () => resolver.resolve(0)));
    expect(sites.map(releaseNames)).toEqual(Array(5).fill(['bbbbbb222222']));
    return reads.filter((path) => !path.startsWith('pointers/'));
  };
  later();
  const atFirst = await visits();
  expect(atFirst).toContain(registryPaths.release(ID, 'bbbbbb222222'));
  expect(atFirst).toEqual([...new Set(atFirst)]);
  jest.setSystemTime(Date.now() + 40_000);
  const again = await visits();
  expect(again).toContain(registryPaths.signature(ID, 'bbbbbb222222'));
  expect(again).toEqual([...new Set(again)]);
});

it('gives a canary to the buckets below its weight only', async () => {
  const { resolver, store } = await setUpResolver();
  await putRelease(store, exampleRelease('bbbbbb222222'));
  await writePointer(store, ID, {
    stable: 'aaaaaa111111',
    canary: { release: 'bbbbbb222222', weight: 10 },
    previous: [],
  });
  later();
  const site = await resolver.resolve(9);
  expect(releaseNames(site)).toEqual(['bbbbbb222222']);
  expect(site.hasCanary).toBe(true);
  expect(releaseNames(await resolver.resolve(10))).toEqual(['aaaaaa111111']);
});

it('says which known remote has nothing to show', async () => {
  const { resolver, store } = await setUpResolver();
  await writePointer(store, 'remote-new', { stable: 'dddddd444444', previous: [] });
  later();
  expect((await resolver.resolve(0)).missing).toEqual(['remote-new']);
});
