import { computeIntegrity, HOST_ID, registryPaths, writePointer, type ReleaseStore } from '@skora/registry';
import { writeSignature, claimId, createTeamKey, readTeamKey } from '@skora/registry';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';

const KEY = readTeamKey(createTeamKey());
const LAZY = 'firestore.87654321.js';
const CODE = 'console.info("of the build before")';

/** Puts a build of the host into a store that has one lazy file. */
async function putBuild(store: ReleaseStore, { build = 'aaaaaa111111', key = KEY } = {}): Promise<void> {
  const files = [{ name: LAZY, size: CODE.length, integrity: computeIntegrity(Buffer.from(CODE)) }];
  const bytes = Buffer.from(JSON.stringify({ id: HOST_ID, release: build, files }));
  await store.write(registryPaths.file(HOST_ID, LAZY), Buffer.from(CODE), { immutable: true });
  await store.write(registryPaths.release(HOST_ID, build), bytes, { immutable: true });
  await writeSignature(store, { id: HOST_ID, release: build, bytes }, key);
  await writePointer(store, HOST_ID, { stable: build, previous: [] });
}

async function hostStore(): Promise<ReleaseStore> {
  const { store } = await temporaryStore();
  await claimId(store, HOST_ID, 'Platform', KEY);
  await putRelease(store, exampleRelease());
  return store;
}

it('a site serves files of a build that it does not run itself', async () => {
  const store = await hostStore();
  await putBuild(store);
  const site = await exampleSite(store);
  const { statusCode, headers, body } = await site.inject(`/assets/${LAZY}`);
  expect([statusCode, body]).toEqual([200, CODE]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

it('a build that is released while the site runs is served at once', async () => {
  const store = await hostStore();
  const site = await exampleSite(store);
  expect((await site.inject(`/assets/${LAZY}`)).statusCode).toBe(404);
  await putBuild(store);
  expect((await site.inject(`/assets/${LAZY}`)).statusCode).toBe(200);
});

it.each([
  [
    'damaged',
    (store: ReleaseStore) =>
      store.write(registryPaths.file(HOST_ID, LAZY), Buffer.from('evil'), { immutable: true }),
  ],
  [
    'of a build that somebody else signed',
    (store: ReleaseStore) => putBuild(store, { key: readTeamKey(createTeamKey()) }),
  ],
  [
    'listed by no build',
    (store: ReleaseStore) => store.delete(registryPaths.release(HOST_ID, 'aaaaaa111111')),
  ],
])('a file that is %s is not served', async (_how, spoil) => {
  const store = await hostStore();
  await putBuild(store);
  await spoil(store);
  const site = await exampleSite(store);
  expect((await site.inject(`/assets/${LAZY}`)).statusCode).toBe(404);
});

it('a build of the host is no remote', async () => {
  const store = await hostStore();
  await putBuild(store);
  const site = await exampleSite(store);
  expect((await site.inject(`/remotes/host/${LAZY}`)).statusCode).toBe(404);
  expect((await site.inject('/readyz')).statusCode).toBe(200);
});
