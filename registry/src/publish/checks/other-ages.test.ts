import { readPointer, registryPaths, writeHost } from '../../index';
import { exampleRelease, exampleStore, HOST, ID, publish } from '../../testing/example';

describe('the deployed host says which contracts it mounts, whichever these tools know', () => {
  it('refuses one that it does not mount any more', async () => {
    const store = await exampleStore();
    await writeHost(store, { ...HOST, contractVersions: [2, 3] });
    await expect(publish(store, exampleRelease('aaaaaa111111'))).rejects.toThrow(
      /has contract version 1; the deployed host mounts 2, 3\. Build it with tools of these versions/,
    );
    expect(await readPointer(store, ID)).toBeNull();
  });

  it('accepts a later one that it mounts', async () => {
    const store = await exampleStore();
    await writeHost(store, { ...HOST, contractVersions: [1, 2] });
    const { manifest } = exampleRelease('cccccc333333');
    const later = exampleRelease('cccccc333333', { manifest: { ...manifest, contractVersion: 2 } });
    expect(await publish(store, later)).toBe(true);
  });
});

it('compares paths with those of a remote that newer tools published', async () => {
  const store = await exampleStore();
  const first = exampleRelease('aaaaaa111111');
  await publish(store, first);
  const routes = first.manifest.routes.map((route) => ({ ...route, laterMember: true }));
  const bytes = Buffer.from(
    JSON.stringify({ ...first, manifest: { ...first.manifest, laterMember: true, routes } }),
  );
  await store.write(registryPaths.release(ID, first.release), bytes, { immutable: true });
  const thief = exampleRelease('dddddd444444', { id: 'remote-thief' });
  thief.manifest = { ...thief.manifest, id: 'remote-thief' };
  await expect(publish(store, thief)).rejects.toThrow(/overlaps "\/demo" of remote-demo/);
});
