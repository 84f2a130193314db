import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import type { HostCapabilities, PageState, Release } from '@skora/shared/contract';
import { SUPPORTED_CONTRACT_VERSIONS } from '@skora/shared/contract';
import { exampleRelease, putRelease } from '@skora/host/testing/example-release';
import { exampleSite } from '@skora/host/testing/example-site';
import {
  claimId,
  createTeamKey,
  localReleaseStore,
  readPointer,
  readTeamKey,
  registryPaths,
  writeHost,
  writePointer,
  writeSignature,
  type ReleaseStore,
} from '@skora/registry';
import { publishRelease } from '@skora/registry/publish';
import { readKernelNames } from '../build/kernel-names';
import { readJson, ROOT } from '@skora/scripts-lib/workspace';

const STORED = join(ROOT, 'e2e/fixtures/skew');
const KEY = readTeamKey(createTeamKey());
const KERNEL = '@skora/shared';

function readStored<T>(...path: string[]): T {
  return JSON.parse(readFileSync(join(STORED, ...path), 'utf8')) as T;
}

/** A remote that is live already. */
const neighbour = exampleRelease();
const older = readStored<Release>('older/release.json');
const newer = readStored<Release>('newer/release.json');
const ahead = readStored<Release>('ahead/release.json');

function readVersion(folder: string): string {
  return readJson<{ version: string }>(folder, 'package.json').version;
}

const version = readVersion('shared');

/** Stored releases, and what differs from them in one point. */
const REMOTES = {
  'built with an earlier kernel': older,
  'built with the kernel of today': {
    ...older,
    requires: { ...older.requires, '@skora/shared/': `^${version}` },
    kernel: { version, uses: older.kernel?.uses ?? {} },
  },
  'built with a later kernel, which uses nothing new': newer,
  'built with a later kernel and its names': ahead,
  'that uses later names and does not ask for a later kernel': { ...ahead, requires: newer.requires },
  'of the next contract': { ...newer, manifest: { ...newer.manifest, contractVersion: 2 } },
  'with the next minor of the federation runtime': {
    ...newer,
    runtimeCore: semver.inc(newer.runtimeCore, 'minor') ?? '',
  },
};
type Remote = keyof typeof REMOTES;

async function describeHosts() {
  const now: HostCapabilities = {
    build: 'aaaabbbbcccc',
    publishedAt: '2026-11-25T12:00:00.000Z',
    contractVersions: [...SUPPORTED_CONTRACT_VERSIONS],
    provides: { react: readVersion('shared/node_modules/react'), [KERNEL]: version },
    runtimeCore: readVersion('host/node_modules/@module-federation/runtime-core'),
    kernel: await readKernelNames(),
  };
  const ui = [...(now.kernel[`${KERNEL}/ui`] ?? []), 'Podium'];
  const next: HostCapabilities = {
    ...now,
    contractVersions: [...now.contractVersions, 2],
    provides: { ...now.provides, [KERNEL]: newer.kernel?.version ?? '' },
    runtimeCore: newer.runtimeCore,
    kernel: { ...now.kernel, [`${KERNEL}/ui`]: ui },
  };
  return {
    earlier: readStored<HostCapabilities>('host/host.json'),
    'of today': now,
    later: next,
    'of the next major': { ...next, provides: { ...next.provides, [KERNEL]: '3.0.0' } },
  };
}
type Host = keyof Awaited<ReturnType<typeof describeHosts>>;

let hosts: Awaited<ReturnType<typeof describeHosts>>;
let folder: string;
let store: ReleaseStore;

beforeAll(async () => {
  hosts = await describeHosts();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skora-registry-'));
  store = localReleaseStore(folder);
  await putRelease(store, neighbour);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function publish(host: Host, remote: Remote): Promise<void> {
  const release = REMOTES[remote];
  await writeHost(store, hosts[host]);
  await claimId(store, release.id, 'Team Skew', KEY);
  const [, name = ''] = /^remote-skew-(.*)$/.exec(release.id) ?? [];
  const built = join(STORED, name, 'browser');
  const author = { who: 'Ada' };
  await publishRelease(store, { id: release.id, release, folder: built, author, key: KEY });
}

/** What the site answers for the page of a remote, and what it tells the browser. */
async function open({ manifest }: Release): Promise<{ status: number; html: string; state: PageState }> {
  const site = await exampleSite(store);
  const { statusCode, body } = await site.inject(manifest.routes[0]?.path ?? '');
  await site.close();
  const [, state = ''] = /id="skora-page">([^<]*)</.exec(body) ?? [];
  return { status: statusCode, html: body, state: JSON.parse(state) as PageState };
}

/** Makes a release live past all checks, signed by its team. */
async function force(release: Release, previous: string): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(release.id, release.release), bytes, { immutable: true });
  await writeSignature(store, { id: release.id, release: release.release, bytes }, KEY);
  await writePointer(store, release.id, { stable: release.release, previous: [previous] });
}

const FITS = 'fits';
const KERNEL_RANGE = /expects @skora\/shared\/ \^\S+; the host provides/;
const KERNEL_NAMES = /uses Podium of @skora\/shared\/ui, which the deployed kernel lacks/;
const CONTRACT = /contract version 2; the deployed host mounts 1\./;
const RUNTIME = /built with federation runtime 2\.\d+\.0; the host runs/;

/** One row for each remote: what becomes of it at the host that is earlier, of today, later, and of the next major. */
const MATRIX: [Remote, ...(typeof FITS | RegExp)[]][] = [
  ['built with an earlier kernel', FITS, FITS, FITS, KERNEL_RANGE],
  ['built with the kernel of today', KERNEL_RANGE, FITS, FITS, KERNEL_RANGE],
  ['built with a later kernel, which uses nothing new', KERNEL_RANGE, FITS, FITS, KERNEL_RANGE],
  ['built with a later kernel and its names', KERNEL_NAMES, KERNEL_RANGE, FITS, KERNEL_RANGE],
  [
    'that uses later names and does not ask for a later kernel',
    KERNEL_NAMES,
    KERNEL_NAMES,
    FITS,
    KERNEL_RANGE,
  ],
  ['of the next contract', CONTRACT, CONTRACT, FITS, KERNEL_RANGE],
  ['with the next minor of the federation runtime', RUNTIME, RUNTIME, RUNTIME, RUNTIME],
];
const HOSTS: Host[] = ['earlier', 'of today', 'later', 'of the next major'];
const CELLS = MATRIX.flatMap(([remote, ...row]) =>
  row.map((outcome, index): [Remote, Host, typeof FITS | RegExp] => [
    remote,
    HOSTS[index] ?? 'earlier',
    outcome,
  ]),
);

describe('a remote', () => {
  it.each(CELLS)('%s, at the host %s: %s', async (remote, host, outcome) => {
    const release = REMOTES[remote];
    const publishing = publish(host, remote);
    if (outcome === FITS) {
      await publishing;
      const { status, state } = await open(release);
      expect(status).toBe(200);
      expect(state.remotes).toMatchObject([
        { id: neighbour.id },
        { id: release.id, release: release.release, contractVersion: release.manifest.contractVersion },
      ]);
    } else {
      await expect(publishing).rejects.toThrow(outcome);
      expect(await readPointer(store, release.id)).toBeNull();
      const { status, state } = await open(release);
      expect(status).toBe(404);
      expect(state).toMatchObject({ remotes: [{ id: neighbour.id }], missing: [] });
    }
  });
});

it('the stored federation runtimes are patches of the one of today, one earlier and one later', () => {
  const { runtimeCore } = hosts['of today'];
  expect(semver.satisfies(runtimeCore, `~${older.runtimeCore}`)).toBe(true);
  expect(semver.lt(older.runtimeCore, runtimeCore)).toBe(true);
  expect(semver.satisfies(newer.runtimeCore, `~${runtimeCore}`)).toBe(true);
  expect(semver.gt(newer.runtimeCore, runtimeCore)).toBe(true);
});

it('a registry that holds a release of the next contract against all checks: the site still shows its markup', async () => {
  const release = REMOTES['of the next contract'];
  await publish('of today', 'built with a later kernel, which uses nothing new');
  await force({ ...release, release: 'ffffff999999' }, release.release);
  const { status, html, state } = await open(release);
  expect(status).toBe(200);
  expect(html).toContain('remote-skew-newer</h1>');
  expect(state.remotes).toMatchObject([{ id: neighbour.id }, { id: release.id, contractVersion: 2 }]);
});

it.each([
  ['the release', (release: Release) => ({ ...release, laterMember: {} })],
  [
    'the manifest',
    (release: Release) => ({ ...release, manifest: { ...release.manifest, laterMember: {} } }),
  ],
  [
    'a route',
    (release: Release) => ({
      ...release,
      manifest: {
        ...release.manifest,
        routes: release.manifest.routes.map((route) => ({ ...route, laterMember: {} })),
      },
    }),
  ],
])('members of %s that only later tools know are passed over', async (_where, change) => {
  await publish('of today', 'built with an earlier kernel');
  await force({ ...change(older), release: 'ffffff999999' }, older.release);
  const { status, state } = await open(older);
  expect(status).toBe(200);
  expect(state.remotes).toMatchObject([{ id: neighbour.id }, { id: older.id, release: 'ffffff999999' }]);
  expect(JSON.stringify(state)).not.toContain('laterMember');
});
