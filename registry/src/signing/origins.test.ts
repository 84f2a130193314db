import { readOwner, registryPaths, type Owner } from '../index';
import { exampleRelease, exampleStore, ID, KEY } from '../testing/example';
import { allowOrigin, removeOrigin } from './origins';
import { readSignedRelease, writeSignature } from './signatures';

const CDN = 'https://cdn.team.example';

/** A registry that holds a signed release whose files are elsewhere. */
async function released(baseUrl: string) {
  const store = await exampleStore();
  const release = exampleRelease('aaaaaa111111', { baseUrl });
  const bytes = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(ID, release.release), bytes, { immutable: true });
  await writeSignature(store, { id: ID, release: release.release, bytes }, KEY);
  return { store, read: () => readSignedRelease(store, ID, release.release) };
}

it('shows a release whose files are on an allowed origin, and no longer when it is removed', async () => {
  const { store, read } = await released(`${CDN}/demo/`);
  await expect(read()).rejects.toThrow(
    `Release aaaaaa111111 of ${ID} has its files on ${CDN}, which is not allowed.`,
  );
  expect(await allowOrigin(store, ID, 'https://other.example')).toEqual(['https://other.example']);
  await expect(read()).rejects.toThrow('which is not allowed');
  expect(await allowOrigin(store, ID, CDN)).toEqual(['https://other.example', CDN]);
  expect(await read()).toMatchObject({ baseUrl: `${CDN}/demo/` });
  expect(await removeOrigin(store, ID, CDN)).toEqual(['https://other.example']);
  await expect(read()).rejects.toThrow('which is not allowed');
});

it('compares whole origins', async () => {
  const { store, read } = await released(`${CDN}:8443/demo/`);
  await allowOrigin(store, ID, CDN);
  await expect(read()).rejects.toThrow('which is not allowed');
});

it('refuses a release whose address is none', async () => {
  const { store, read } = await released(`${CDN}/;script-src *`);
  await allowOrigin(store, ID, CDN);
  await expect(read()).rejects.toThrow('is not valid');
});

it('allows an origin once, keeps the keys, and refuses what is no origin', async () => {
  const store = await exampleStore();
  await allowOrigin(store, ID, CDN);
  expect(await allowOrigin(store, ID, CDN)).toEqual([CDN]);
  expect((await readOwner(store, ID))?.keys).toMatchObject([{ id: KEY.id }]);
  await expect(allowOrigin(store, ID, `${CDN}/x`)).rejects.toThrow(
    'is no origin. It is https, a host and no path',
  );
  await expect(allowOrigin(store, ID, 'http://cdn.team.example')).rejects.toThrow('is no origin');
  await expect(removeOrigin(store, ID, 'https://other.example')).rejects.toThrow('may not use');
  await expect(allowOrigin(store, 'remote-free', CDN)).rejects.toThrow('Nobody owns remote-free');
});

it('reads no owner whose origins are garbage', async () => {
  const store = await exampleStore();
  const owner = { ...(await readOwner(store, ID)), origins: CDN } as unknown as Owner;
  await store.write(registryPaths.owner(ID), Buffer.from(JSON.stringify(owner)), { immutable: false });
  await expect(readOwner(store, ID)).rejects.toThrow('is not valid');
});
