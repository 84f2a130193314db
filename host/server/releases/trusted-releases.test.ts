import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRelease, putRelease } from '../testing/example-release';
import { releaseNames, setUpResolver } from '../testing/example-resolver';
import { registryPaths, writePointer, type Owner } from '@skora/registry';
import { allowOrigin, removeOrigin } from '@skora/registry/publish';

const ID = 'remote-marketing';

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const later = () => jest.setSystemTime(Date.now() + 5_000);

it('shows no release that its owner did not sign, and says so once', async () => {
  const { resolver, store, warnings } = await setUpResolver();
  later();
  await resolver.resolve(0);
  const forged = Buffer.from(JSON.stringify(exampleRelease('bbbbbb222222')));
  await store.write(registryPaths.release(ID, 'bbbbbb222222'), forged, { immutable: true });
  await writePointer(store, ID, { stable: 'bbbbbb222222', previous: [] });
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([
    expect.stringContaining('bbbbbb222222 of remote-marketing is not signed by its owner'),
  ]);
});

it('shows a release no longer when the key that signed it is taken away, and trusts what is known while the registry is down', async () => {
  const { resolver, store, fault } = await setUpResolver();
  later();
  await resolver.resolve(0);
  fault.down = true;
  jest.setSystemTime(Date.now() + 40_000);
  expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  fault.down = false;
  const nobody: Owner = { team: 'Growth', keys: [] };
  await store.write(registryPaths.owner(ID), Buffer.from(JSON.stringify(nobody)), { immutable: false });
  jest.setSystemTime(Date.now() + 40_000);
  expect(await resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
});

const CDN = 'https://cdn.team.example';

it('shows a release on another origin no longer when its owner may not use that any more', async () => {
  const { resolver, store, warnings } = await setUpResolver();
  await allowOrigin(store, ID, CDN);
  await putRelease(store, exampleRelease('bbbbbb222222', { baseUrl: `${CDN}/x/` }));
  later();
  expect(releaseNames(await resolver.resolve(0))).toEqual(['bbbbbb222222']);
  await removeOrigin(store, ID, CDN);
  for (let visit = 0; visit < 3; visit += 1) {
    jest.setSystemTime(Date.now() + 40_000);
    expect(await resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
  }
  expect(warnings).toEqual([expect.stringContaining(`has its files on ${CDN}, which is not allowed`)]);
});

it('shows the last good release while the new one is on an origin that is not allowed, and says so once', async () => {
  const { resolver, store, warnings } = await setUpResolver();
  later();
  await resolver.resolve(0);
  await putRelease(store, exampleRelease('bbbbbb222222', { baseUrl: `${CDN}/x/` }));
  for (let visit = 0; visit < 3; visit += 1) {
    later();
    expect(releaseNames(await resolver.resolve(0))).toEqual(['aaaaaa111111']);
  }
  expect(warnings).toEqual([expect.stringContaining(`has its files on ${CDN}, which is not allowed`)]);
});

it.each([
  ['live', 'aaaaaa111111'],
  ['the last good one', 'cccccc333333'],
])('looks at copies of an earlier process as at others: %s', async (_what, stable) => {
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  const first = await setUpResolver(folder);
  later();
  await first.resolver.resolve(0);
  const second = await setUpResolver(folder);
  const nobody: Owner = { team: 'Growth', keys: [] };
  await second.store.write(registryPaths.owner(ID), Buffer.from(JSON.stringify(nobody)), {
    immutable: false,
  });
  await writePointer(second.store, ID, { stable, previous: [] });
  later();
  expect(await second.resolver.resolve(0)).toMatchObject({ releases: [], missing: [ID] });
});
