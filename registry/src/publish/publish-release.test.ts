import { readPointer, readSignedRelease, registryPaths, type ReleaseStore } from '../index';
import { BUILT, exampleRelease, exampleStore, ID, publish } from '../testing/example';

describe('publishing', () => {
  it('uploads the files and flips the pointer; the same release again changes nothing', async () => {
    const store = await exampleStore();
    expect(await publish(store, exampleRelease('aaaaaa111111'))).toBe(true);
    expect(await publish(store, exampleRelease('aaaaaa111111'))).toBe(false);
    expect(await readPointer(store, ID)).toMatchObject({ stable: 'aaaaaa111111', previous: [] });
    expect(await store.read(registryPaths.file(ID, 'remoteEntry.aaaaaa111111.js'))).not.toBeNull();
  });

  it('keeps who released what, when, from which commit and how large', async () => {
    const store = await exampleStore();
    await publish(store, exampleRelease('aaaaaa111111'));
    await publish(store, exampleRelease('bbbbbb222222'));
    const { history = [] } = (await readPointer(store, ID)) ?? {};
    expect(history).toMatchObject([
      { action: 'release', release: 'bbbbbb222222', who: 'Ada', commit: 'abcdef123456', size: 1 },
      { action: 'release', release: 'aaaaaa111111' },
    ]);
    expect(Number.isNaN(Date.parse(history[0]?.at ?? ''))).toBe(false);
  });

  it('uploads only what the registry does not have', async () => {
    const store = await exampleStore();
    const common = { name: 'page.12345678.html', size: 1, integrity: BUILT };
    const written: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      write: (path, bytes, options) => {
        written.push(path);
        return store.write(path, bytes, options);
      },
    };
    for (const name of ['aaaaaa111111', 'bbbbbb222222']) {
      await publish(watched, exampleRelease(name, { files: [...exampleRelease(name).files, common] }));
    }
    expect(written.filter((path) => path.endsWith('.html'))).toEqual([registryPaths.file(ID, common.name)]);
    expect(written.filter((path) => path.endsWith('.js'))).toHaveLength(2);
  });

  it('uploads a damaged file again when the same release is published again', async () => {
    const store = await exampleStore();
    const built = exampleRelease('aaaaaa111111');
    await publish(store, built);
    const path = registryPaths.file(ID, built.entry);
    await store.write(path, Buffer.alloc(0), { immutable: true });
    expect(await publish(store, built)).toBe(true);
    expect(String(await store.read(path))).toBe('x');
    expect(await readPointer(store, ID)).toMatchObject({ stable: 'aaaaaa111111', previous: [] });
  });

  it('writes a damaged description again when the same release is published again', async () => {
    const store = await exampleStore();
    const built = exampleRelease('aaaaaa111111');
    await publish(store, built);
    const path = registryPaths.release(ID, built.release);
    await store.write(path, Buffer.alloc(0), { immutable: true });
    expect(await publish(store, built)).toBe(true);
    expect(JSON.parse(String(await store.read(path)))).toMatchObject({ release: built.release });
    expect(await readPointer(store, ID)).toMatchObject({ stable: 'aaaaaa111111', previous: [] });
  });

  it('leaves the description of a known release as it is, so that it is shown all the time, and signs it again', async () => {
    const store = await exampleStore();
    const [built, next] = [exampleRelease('aaaaaa111111'), exampleRelease('bbbbbb222222')];
    await publish(store, built);
    await publish(store, next);
    const described = await store.read(registryPaths.release(ID, built.release));
    const written: string[] = [];
    const watched: ReleaseStore = {
      ...store,
      write: async (path, bytes, options) => {
        await store.write(path, bytes, options);
        written.push(path);
        await readSignedRelease(store, ID, built.release);
      },
    };
    expect(await publish(watched, { ...built, builtAt: '2026-11-26T12:00:00.000Z' })).toBe(true);
    expect(written).toContain(registryPaths.signature(ID, built.release));
    expect(await store.read(registryPaths.release(ID, built.release))).toEqual(described);
    expect(await readPointer(store, ID)).toMatchObject({ stable: built.release });
  });

  it('keeps the files of earlier releases for open tabs', async () => {
    const store = await exampleStore();
    await publish(store, exampleRelease('aaaaaa111111'));
    await publish(store, exampleRelease('bbbbbb222222'));
    expect(await store.read(registryPaths.file(ID, 'remoteEntry.aaaaaa111111.js'))).not.toBeNull();
    expect(await readPointer(store, ID)).toMatchObject({
      stable: 'bbbbbb222222',
      previous: ['aaaaaa111111'],
    });
  });

  it('loses none of several releases that are published at once', async () => {
    const store = await exampleStore();
    const names = Array.from({ length: 12 }, (_none, index) => `aaaaaa${String(index).padStart(6, '0')}`);
    await Promise.all(names.map((name) => publish(store, exampleRelease(name))));
    const pointer = await readPointer(store, ID);
    expect([pointer?.stable, ...(pointer?.previous ?? [])].sort()).toEqual(names);
    expect(pointer?.history?.map(({ release }) => release).sort()).toEqual(names);
  });
});
