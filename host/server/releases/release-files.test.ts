import { computeIntegrity, registryPaths, writePointer, type ReleaseStore } from '@skora/registry';
import { exampleRelease, putRelease } from '../testing/example-release';
import { LastGood } from './last-good';
import { ReleaseFiles } from './release-files';
import { exampleSite, temporaryStore } from '../testing/example-site';

async function releasedStore(): Promise<ReleaseStore> {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease());
  return store;
}

describe('files', () => {
  it('are immutable and typed', async () => {
    const site = await exampleSite(await releasedStore());
    const { headers, statusCode } = await site.inject('/remotes/remote-marketing/remoteEntry.12345678.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

const ROLLED_BACK = {
  at: '2026-11-25T12:00:00.000Z',
  action: 'release',
  release: 'aaaaaa111111',
  who: 'Ada',
} as const;

describe('damaged files', () => {
  const ENTRY = '/remotes/remote-marketing/remoteEntry.12345678.js';
  const stored = registryPaths.file('remote-marketing', 'remoteEntry.12345678.js');
  const write = (store: ReleaseStore, text: string) =>
    store.write(stored, Buffer.from(text), { immutable: true });

  it.each([
    ['emptied', ''],
    ['cut short', 'globalThis'],
    ['changed by one byte', 'globalThis.x=2'],
  ])('a file that was %s is never served nor kept, and is there again when mended', async (_how, text) => {
    const store = await releasedStore();
    await write(store, text);
    const site = await exampleSite(store);
    for (let visit = 0; visit < 2; visit += 1) {
      const refused = await site.inject(ENTRY);
      expect(refused.statusCode).toBe(404);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(refused.body).toBe('Not found');
    }
    await write(store, 'globalThis.x=1');
    expect((await site.inject(ENTRY)).statusCode).toBe(200);
  });

  it.each([
    ['of a release', 'stray.12345678.js'],
    ['of a source map', 'remoteEntry.12345678.js.map'],
    ['without a hash', 'stray.js'],
  ])('a file with a name %s that no release lists is not served', async (_kind, name) => {
    const store = await releasedStore();
    const path = registryPaths.file('remote-marketing', name);
    await store.write(path, Buffer.from('1'), { immutable: true });
    const site = await exampleSite(store);
    expect((await site.inject(`/remotes/remote-marketing/${name}`)).statusCode).toBe(404);
  });

  it.each([
    ['before the live one', { previous: ['aaaaaa111111'] }],
    ['that was rolled back from', { previous: [], history: [ROLLED_BACK] }],
  ])('files of a release %s are served to open tabs', async (_which, pointer) => {
    const store = await releasedStore();
    const entry = 'remoteEntry.22222222.js';
    const next = exampleRelease('bbbbbb222222', { entry });
    next.files = [{ ...next.files[0]!, name: entry }];
    await putRelease(store, next);
    await writePointer(store, next.id, { stable: next.release, ...pointer });
    const site = await exampleSite(store);
    expect((await site.inject(ENTRY)).statusCode).toBe(200);
  });
});

describe('a file that no release lists', () => {
  /** A registry with a file that an earlier release may list, for all the site knows, and what was read of it. */
  async function forgottenFile() {
    const store = await releasedStore();
    const release = exampleRelease();
    const previous = ['eeeeee555555', 'ffffff666666'];
    await writePointer(store, release.id, { stable: release.release, previous });
    const file = registryPaths.file(release.id, 'stray.12345678.js');
    await store.write(file, Buffer.from('globalThis.x=1'), { immutable: true });
    const reads: string[] = [];
    const read = (path: string) => {
      reads.push(path);
      return store.read(path);
    };
    const files = new ReleaseFiles({ ...store, read }, new LastGood(null), () => undefined);
    const descriptions = () => reads.filter((path) => path.startsWith('releases/'));
    return { store, files, release, descriptions, ask: () => files.read(release.id, 'stray.12345678.js') };
  }

  it('is looked for once, however many ask for it', async () => {
    const { ask, descriptions } = await forgottenFile();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([null, null, null]);
    const once = descriptions();
    expect(once).toEqual([...new Set(once)]);
    expect(await ask()).toBeNull();
    expect(descriptions()).toEqual(once);
  });

  it('is served as soon as a release that lists it was read', async () => {
    const { ask, files, release } = await forgottenFile();
    expect(await ask()).toBeNull();
    const listed = { ...release.files[0]!, name: 'stray.12345678.js' };
    await files.findDamaged({ ...release, files: [listed] });
    expect(String(await ask())).toBe('globalThis.x=1');
  });

  it('is looked for again after a registry that did not answer', async () => {
    const { store, release } = await forgottenFile();
    const fault = { down: true };
    const read = (path: string) =>
      fault.down && path.startsWith('releases/')
        ? Promise.reject(new Error('connection refused'))
        : store.read(path);
    const files = new ReleaseFiles({ ...store, read }, new LastGood(null), () => undefined);
    expect(await files.read(release.id, release.entry)).toBeNull();
    fault.down = false;
    expect(await files.read(release.id, release.entry)).not.toBeNull();
  });
});

describe('source maps', () => {
  it('are served to nobody, wherever they lie in the registry', async () => {
    const { store } = await temporaryStore();
    const release = {
      ...exampleRelease(),
      maps: { size: 2, integrity: computeIntegrity(Buffer.from('{}')) },
    };
    await putRelease(store, release);
    await store.write(registryPaths.maps(release.id, release.release), Buffer.from('{}'), {
      immutable: false,
    });
    const site = await exampleSite(store);
    await site.inject('/readyz');
    for (const url of [
      `/remotes/remote-marketing/${release.entry}.map`,
      `/remotes/remote-marketing/${release.release}.maps`,
      `/remotes/remote-marketing/..%2f..%2freleases%2fremote-marketing%2f${release.release}.maps`,
      '/assets/main.12345678.js.map',
    ]) {
      expect([url, (await site.inject(url)).statusCode]).toEqual([url, 404]);
    }
    expect((await site.inject(`/remotes/remote-marketing/${release.entry}`)).statusCode).toBe(200);
  });
});
