import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePointer, type ReleaseStore } from '@skora/registry';
import type { RemoteManifest } from '@skora/shared/contract';
import { exampleManifest, exampleRelease, putRelease } from '../testing/example-release';
import { temporaryStore } from '../testing/example-site';
import { LastGood } from './last-good';
import { ReleaseFiles } from './release-files';
import { ReleaseResolver } from './release-resolver';

const [route] = exampleManifest().routes;
if (!route) throw new Error('The example has a route.');

/** What its team's own tools would have refused, or two teams published at the same moment. */
function remote(id: string, name: string, path: string, slots: RemoteManifest['slots'] = []) {
  const manifest = exampleManifest({ id, routes: [{ ...route!, path }], slots });
  return exampleRelease(name, { id, manifest });
}

async function startResolver(store: ReleaseStore, folder: string | null = null) {
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const lastGood = new LastGood(folder);
  await lastGood.load();
  const resolver = new ReleaseResolver(store, lastGood, new ReleaseFiles(store, lastGood, warn), warn);
  const shown = async (bucket = 99) => {
    jest.setSystemTime(Date.now() + 5_000);
    const { releases, missing } = await resolver.resolve(bucket);
    return [releases.map(({ id, release }) => `${id} ${release.slice(0, 1)}`).join(), missing.join()];
  };
  return { shown, warnings };
}

beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

const HEADER = [{ name: 'header', view: 'home', prerender: false }];

it.each<[string, string, RemoteManifest['slots'], RemoteManifest['slots']]>([
  ['a path', '/login', [], []],
  ['an address of a pattern', '/login/:step', [], []],
  ['the header', '/a', HEADER, HEADER],
])(
  'who has %s keeps it, also when a remote before it in the alphabet comes later',
  async (_what, path, mine, theirs) => {
    const { store } = await temporaryStore();
    await putRelease(store, remote('remote-auth', 'aaaaaa111111', path === '/a' ? '/login' : path, mine));
    const { shown, warnings } = await startResolver(store);
    expect(await shown()).toEqual(['remote-auth a', '']);
    await putRelease(store, remote('remote-aaa', 'bbbbbb222222', path.replace(':step', ':any'), theirs));
    for (let visit = 0; visit < 2; visit += 1) expect(await shown()).toEqual(['remote-auth a', 'remote-aaa']);
    expect(warnings).toEqual([
      expect.stringMatching(/^remote-aaa bbbbbb222222 is not shown: .* remote-auth/),
    ]);
  },
);

it('a release that takes a place of others leaves the one before it on the site', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, remote('remote-auth', 'aaaaaa111111', '/login'));
  await putRelease(store, remote('remote-aaa', 'bbbbbb222222', '/aaa'));
  const { shown } = await startResolver(store);
  expect(await shown()).toEqual(['remote-aaa b,remote-auth a', '']);
  await putRelease(store, remote('remote-aaa', 'cccccc333333', '/login'));
  expect(await shown()).toEqual(['remote-aaa b,remote-auth a', '']);
});

it('a place that was given up can be taken, and not be had back', async () => {
  const { store } = await temporaryStore();
  await putRelease(store, remote('remote-auth', 'aaaaaa111111', '/login'));
  const { shown } = await startResolver(store);
  await shown();
  await putRelease(store, remote('remote-auth', 'bbbbbb222222', '/sign-in'));
  await putRelease(store, remote('remote-new', 'cccccc333333', '/login'));
  expect(await shown()).toEqual(['remote-auth b,remote-new c', '']);
  await writePointer(store, 'remote-auth', { stable: 'aaaaaa111111', previous: [] });
  expect(await shown()).toEqual(['remote-auth b,remote-new c', '']);
});

it('a canary takes no place either, and those of earlier processes count', async () => {
  const { store } = await temporaryStore();
  const folder = await mkdtemp(join(tmpdir(), 'skora-last-good-'));
  await putRelease(store, remote('remote-auth', 'aaaaaa111111', '/login'));
  await putRelease(store, remote('remote-aaa', 'cccccc333333', '/login'));
  await putRelease(store, remote('remote-aaa', 'bbbbbb222222', '/aaa'));
  await (await startResolver(store, folder)).shown();
  const canary = { release: 'cccccc333333', weight: 50 };
  await writePointer(store, 'remote-aaa', { stable: 'bbbbbb222222', previous: [], canary });
  const { shown } = await startResolver(store, folder);
  expect(await shown(0)).toEqual(['remote-aaa b,remote-auth a', '']);
  expect(await shown(99)).toEqual(['remote-aaa b,remote-auth a', '']);
});
