import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostAssets } from '@skora/host/assets';
import {
  computeIntegrity,
  localReleaseStore,
  readPointer,
  registryPaths,
  type ReleaseStore,
} from '@skora/registry';
import type { Release } from '@skora/shared/contract';
import { promote, rollback, startCanary, stopCanary } from './commands';
import { publishRelease } from './publish-release';

const ID = 'remote-demo';
/** Of the one letter that each built file holds here. */
const BUILT = computeIntegrity(Buffer.from('x'));
const host: HostAssets = {
  boot: [],
  js: [],
  css: [],
  components: { file: '', rules: [] },
  lazy: {},
  fonts: [],
  files: [],
  provides: { react: '19.3.1', '@skora/shared': '1.2.0' },
  runtimeCore: '2.9.2',
};

function release(name: string, change: Partial<Release> = {}): Release {
  return {
    release: name,
    id: ID,
    builtAt: '',
    manifest: {
      id: ID,
      owner: 'Demo',
      contractVersion: 1,
      routes: [
        {
          path: '/demo',
          view: 'demo',
          access: 'public',
          background: 'default',
          title: 'Demo',
          prerender: false,
        },
      ],
      slots: [],
      navigation: [],
    },
    entry: `remoteEntry.${name}.js`,
    files: [{ name: `remoteEntry.${name}.js`, size: 1, integrity: BUILT }],
    views: {},
    fragments: [],
    requires: { react: '^19.0.0', 'react/': '^19.0.0', '@skora/shared/': '^1.0.0' },
    runtimeCore: '2.9.2',
    ...change,
  };
}

async function publish(store: ReleaseStore, built: Release, mode?: 'files-only'): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-build-'));
  await writeFile(join(folder, built.entry), 'x');
  return publishRelease(store, built, folder, host, mode);
}

async function emptyStore(): Promise<ReleaseStore> {
  return localReleaseStore(await mkdtemp(join(tmpdir(), 'skora-registry-')));
}

describe('publishing', () => {
  it('uploads the files and flips the pointer; the same release again changes nothing', async () => {
    const store = await emptyStore();
    expect(await publish(store, release('aaaaaa111111'))).toBe(true);
    expect(await publish(store, release('aaaaaa111111'))).toBe(false);
    expect(await readPointer(store, ID)).toEqual({ stable: 'aaaaaa111111', previous: [] });
    expect(await store.read(registryPaths.file(ID, 'remoteEntry.aaaaaa111111.js'))).not.toBeNull();
  });

  it('uploads only what the registry does not have', async () => {
    const store = await emptyStore();
    const common = { name: 'page.12345678.html', size: 1, integrity: BUILT };
    const files = (name: string) => [...release(name).files, common];
    const folder = await mkdtemp(join(tmpdir(), 'skora-build-'));
    const written: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      write: (path, bytes, options) => {
        written.push(path);
        return store.write(path, bytes, options);
      },
    };
    for (const name of ['aaaaaa111111', 'bbbbbb222222']) {
      const built = release(name, { files: files(name) });
      for (const file of built.files) await writeFile(join(folder, file.name), 'x');
      await publishRelease(watched, built, folder, host);
    }
    expect(written.filter((path) => path.endsWith('.html'))).toEqual([registryPaths.file(ID, common.name)]);
    expect(written.filter((path) => path.endsWith('.js'))).toHaveLength(2);
  });

  it('uploads a damaged file again when the same release is published again', async () => {
    const store = await emptyStore();
    const built = release('aaaaaa111111');
    await publish(store, built);
    const path = registryPaths.file(ID, built.entry);
    await store.write(path, Buffer.alloc(0), { immutable: true });
    expect(await publish(store, built)).toBe(true);
    expect(String(await store.read(path))).toBe('x');
    expect(await readPointer(store, ID)).toEqual({ stable: 'aaaaaa111111', previous: [] });
  });

  it('writes a damaged description again when the same release is published again', async () => {
    const store = await emptyStore();
    const built = release('aaaaaa111111');
    await publish(store, built);
    const path = registryPaths.release(ID, built.release);
    await store.write(path, Buffer.alloc(0), { immutable: true });
    expect(await publish(store, built)).toBe(true);
    expect(JSON.parse(String(await store.read(path)))).toMatchObject({ release: built.release });
    expect(await readPointer(store, ID)).toEqual({ stable: 'aaaaaa111111', previous: [] });
  });

  it('refuses a file that was changed after it was built', async () => {
    const store = await emptyStore();
    const built = release('aaaaaa111111');
    built.files = [{ ...built.files[0]!, integrity: computeIntegrity(Buffer.from('y')) }];
    await expect(publish(store, built)).rejects.toThrow(`${built.entry} was changed after it was built.`);
    expect(await readPointer(store, ID)).toBeNull();
  });

  it('keeps the files of earlier releases for open tabs', async () => {
    const store = await emptyStore();
    await publish(store, release('aaaaaa111111'));
    await publish(store, release('bbbbbb222222'));
    expect(await store.read(registryPaths.file(ID, 'remoteEntry.aaaaaa111111.js'))).not.toBeNull();
    expect(await readPointer(store, ID)).toEqual({ stable: 'bbbbbb222222', previous: ['aaaaaa111111'] });
  });

  it.each<[string, Partial<Release>, RegExp]>([
    [
      'another React',
      { requires: { react: '^20.0.0' } },
      /expects react \^20\.0\.0; the host provides 19\.3\.1/,
    ],
    [
      'an unknown singleton',
      { requires: { preact: '^11.0.0' } },
      /preact from the host, which does not provide it/,
    ],
    [
      'another federation runtime',
      { runtimeCore: '3.0.0' },
      /federation runtime 3\.0\.0; the host runs 2\.9\.2/,
    ],
    [
      'another contract',
      { manifest: { ...release('x').manifest, contractVersion: 9 } },
      /contract version 9/,
    ],
    [
      'a broken manifest',
      { manifest: { ...release('x').manifest, owner: 5 as never } },
      /\/owner must be string/,
    ],
  ])('refuses a release with %s and says why', async (_name, change, reason) => {
    const store = await emptyStore();
    await expect(publish(store, release('cccccc333333', change))).rejects.toThrow(reason);
    expect(await readPointer(store, ID)).toBeNull();
  });

  it('refuses routes that another remote owns', async () => {
    const store = await emptyStore();
    await publish(store, release('aaaaaa111111'));
    const thief = release('dddddd444444', { id: 'remote-thief' });
    thief.manifest = { ...thief.manifest, id: 'remote-thief', owner: 'Thieves' };
    await expect(publish(store, thief)).rejects.toThrow(
      /"\/demo" of remote-thief \(Thieves\) overlaps "\/demo" of remote-demo/,
    );
  });
});

describe('pointer commands', () => {
  async function twoReleases(): Promise<ReleaseStore> {
    const store = await emptyStore();
    await publish(store, release('aaaaaa111111'));
    await publish(store, release('bbbbbb222222'));
    return store;
  }

  it('rolls back until there is nothing earlier', async () => {
    const store = await twoReleases();
    expect(await rollback(store, ID)).toBe('aaaaaa111111');
    await expect(rollback(store, ID)).rejects.toThrow('no earlier release');
  });

  it('runs a canary and promotes it', async () => {
    const store = await twoReleases();
    await publish(store, release('cccccc333333'), 'files-only');
    await startCanary(store, ID, 'cccccc333333', 10);
    expect((await readPointer(store, ID))?.canary).toEqual({ release: 'cccccc333333', weight: 10 });
    await stopCanary(store, ID);
    expect((await readPointer(store, ID))?.canary).toBeUndefined();
    await startCanary(store, ID, 'cccccc333333', 10);
    expect(await promote(store, ID)).toBe('cccccc333333');
    expect(await readPointer(store, ID)).toEqual({
      stable: 'cccccc333333',
      previous: ['bbbbbb222222', 'aaaaaa111111'],
    });
  });

  it.each([[0], [100], [1.5], [Number.NaN]])('refuses a canary of %p percent', async (weight) => {
    const store = await twoReleases();
    await expect(startCanary(store, ID, 'aaaaaa111111', weight)).rejects.toThrow('from 1 to 99');
  });

  it('refuses releases and remotes it does not have', async () => {
    const store = await twoReleases();
    await expect(promote(store, ID, 'eeeeee555555')).rejects.toThrow('not in the registry');
    await expect(rollback(store, 'remote-nobody')).rejects.toThrow('never been released');
  });
});
