import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { computeIntegrity } from '../lib/integrity';
import { registryPaths } from '../lib/paths';
import { prune } from '../publish/prune';
import { publishHost } from '../publish/publish-host';
import { publishRelease } from '../publish/publish-release';
import { HOST_ID } from '../releases/host-build';
import { readPointer, readRelease } from '../releases/registry';
import { claimId } from '../signing/owners';
import { writeSignature } from '../signing/signatures';
import { ADA, AUTHOR, BUILT, exampleRelease, exampleStore, HOST, ID, KEY } from '../testing/example';
import { SourceMaps } from './source-maps';

const MAP = { version: 3, sources: ['webpack://demo/./src/demo.ts'], names: [], mappings: 'AAEI,UACE' };
const TEXT = JSON.stringify(MAP);
const FIRST = exampleRelease('aaaaaa111111');
const DAY_MS = 24 * 3_600_000;

function build(entry: string, ...maps: [name: string, text: string][]): string {
  const folder = mkdtempSync(join(tmpdir(), 'skora-maps-'));
  writeFileSync(join(folder, entry), 'x');
  for (const [name, text] of maps) writeFileSync(join(folder, name), text);
  return folder;
}

/** Publishes the release with this as the map of its entry. */
async function publishWith(text: string) {
  const store = await exampleStore();
  const release = FIRST;
  const folder = build(release.entry, [`${release.entry}.map`, text]);
  const warned: string[] = [];
  const warn = (line: string) => warned.push(line);
  await publishRelease(store, { id: ID, release, folder, author: AUTHOR, key: KEY, warn });
  return { store, warned, path: `/remotes/${ID}/${release.entry}` };
}

it('reads the map of a file that is live, also of one that came with an earlier release', async () => {
  const { store, warned, path } = await publishWith(TEXT);
  const next = exampleRelease('bbbbbb222222');
  const folder = build(next.entry);
  await publishRelease(store, { id: ID, release: next, folder, author: AUTHOR, key: KEY });
  const maps = new SourceMaps(store);
  expect((await maps.read(path))?.payload).toEqual(MAP);
  expect(await maps.read(path)).toBe(await maps.read(path));
  expect(await maps.read(`/remotes/${ID}/${next.entry}`)).toBeNull();
  expect(warned).toEqual([]);
});

it('keeps no source of a team, only names and places', async () => {
  const { store, path } = await publishWith(
    JSON.stringify({ ...MAP, sourcesContent: ['from "/home/mara"'] }),
  );
  expect((await new SourceMaps(store).read(path))?.payload).toEqual(MAP);
});

it('reads the map of a file of the host', async () => {
  const store = await exampleStore();
  await claimId(store, HOST_ID, 'Platform', KEY);
  const name = 'main.1a2b3c4d.js';
  const folder = build(name, [`${name}.map`, TEXT]);
  const files = [{ name, size: 1, integrity: BUILT }];
  await publishHost(store, { host: HOST, files, folder, actor: ADA });
  expect((await new SourceMaps(store).read(`/assets/${name}`))?.payload).toEqual(MAP);
});

it.each([
  ['what is no map', '{'],
  ['a map of another shape', '{"mappings":7}'],
  ['a path of the machine', JSON.stringify({ ...MAP, sources: ['/home/mara/src/demo.ts'] })],
  ['an address of the machine', JSON.stringify({ ...MAP, sources: ['file:///src/demo.ts'] })],
  ['a root on the machine', JSON.stringify({ ...MAP, sourceRoot: 'C:\\team' })],
])('publishes a release without %s, and says so', async (_what, text) => {
  const { store, warned, path } = await publishWith(text);
  expect(warned).toEqual([expect.stringContaining('it is not a source map, or it contains absolute paths')]);
  expect(await readRelease(store, ID, FIRST.release)).not.toHaveProperty('maps');
  expect(await new SourceMaps(store).read(path)).toBeNull();
});

it('reads no map that its team has not signed', async () => {
  const { store, path } = await publishWith(TEXT);
  const other = await publishWith(JSON.stringify({ ...MAP, sources: ['other.ts'] }));
  const place = registryPaths.maps(ID, FIRST.release);
  await store.write(place, (await other.store.read(place))!, { immutable: false });
  expect(await new SourceMaps(store).read(path)).toBeNull();
  await store.delete(place);
  expect(await new SourceMaps(store).read(path)).toBeNull();
});

it.each([
  'mara',
  '/cv/token',
  `/remotes/${ID}/constructor`,
  '/remotes/remote-x/a.js',
  '/remotes/../owners/x',
])('reads nothing for %s', async (path) => {
  const { store } = await publishWith(TEXT);
  expect(await new SourceMaps(store).read(path)).toBeNull();
});

/** Signs a release that says of its maps that they are these bytes. @param size that it says they have */
async function publishPack(bytes: Buffer, size = bytes.length) {
  const { store, path } = await publishWith(TEXT);
  const maps = { size, integrity: computeIntegrity(bytes) };
  const description = Buffer.from(JSON.stringify({ ...FIRST, maps }));
  await store.write(registryPaths.maps(ID, FIRST.release), bytes, { immutable: false });
  await store.write(registryPaths.release(ID, FIRST.release), description, { immutable: false });
  await writeSignature(store, { id: ID, release: FIRST.release, bytes: description }, KEY);
  return { store, path };
}

const large = { ...MAP, names: ['x'.repeat(3_000_000)] };

it.each<[string, Buffer]>([
  ['no gzip', Buffer.from('garbage')],
  ['no JSON', gzipSync('{')],
  ['no object', gzipSync('null')],
  ['larger than 20 MB', gzipSync(Buffer.alloc(20_000_001, ' '))],
  ['a pack of no maps', gzipSync(JSON.stringify({ [FIRST.entry]: 7 }))],
  ['a pack of maps of another shape', gzipSync(JSON.stringify({ [FIRST.entry]: '{"mappings":7}' }))],
  ['a pack of maps over 3 MB', gzipSync(JSON.stringify({ [FIRST.entry]: JSON.stringify(large) }))],
])('reads nothing of what is signed and is %s', async (_what, bytes) => {
  const { store, path } = await publishPack(bytes);
  expect(await new SourceMaps(store).read(path)).toBeNull();
});

it.each([
  ['are not as large as they were signed', 1_000],
  ['are more than 20 MB', 20_000_001],
])('does not even load maps that %s', async (_what, size) => {
  const bytes = gzipSync('{}');
  const { store, path } = await publishPack(bytes, size);
  const read = (place: string) => {
    if (place.endsWith('.maps')) throw new Error('The maps were loaded.');
    return store.read(place);
  };
  const sized = { ...store, read, size: async () => (size > 1_000 ? size : bytes.length) };
  expect(await new SourceMaps(sized).read(path)).toBeNull();
});

it('reads nothing of a release whose signature is garbage', async () => {
  const { store, path } = await publishWith(TEXT);
  await store.write(registryPaths.signature(ID, FIRST.release), Buffer.from('{'), { immutable: false });
  expect(await new SourceMaps(store).read(path)).toBeNull();
});

it('reads pointer, release and maps once, however many frames there are', async () => {
  const { store, path } = await publishWith(TEXT);
  const next = exampleRelease('bbbbbb222222');
  const folder = build(next.entry);
  await publishRelease(store, { id: ID, release: next, folder, author: AUTHOR, key: KEY });
  const read: string[] = [];
  const counted = {
    ...store,
    read: (place: string) => {
      read.push(place);
      return store.read(place);
    },
  };
  const maps = new SourceMaps(counted);
  const others = Array.from({ length: 20 }, (_none, index) => `/remotes/${ID}/part-${index}.js`);
  for (const one of [path, ...others, path]) await maps.read(one);
  const places = read.filter((place) => !place.startsWith('owners/'));
  expect(places.sort()).toEqual([...new Set(places)].sort());
});

it('rejects when the store does not answer', async () => {
  const { store, path } = await publishWith(TEXT);
  for (const part of ['pointers/', '.json', '.sig', '.maps']) {
    const read = (place: string) =>
      place.includes(part) ? Promise.reject(new Error('connection refused')) : store.read(place);
    await expect(new SourceMaps({ ...store, read }).read(path)).rejects.toThrow('connection refused');
  }
});

it('counts maps for nothing, and prunes them with their release', async () => {
  const { store } = await publishWith(TEXT);
  expect((await readPointer(store, ID))?.history?.[0]?.size).toBe(1);
  const unseen = exampleRelease('bbbbbb222222');
  const folder = build(unseen.entry, [`${unseen.entry}.map`, TEXT]);
  const options = { id: ID, release: unseen, folder, author: AUTHOR, key: KEY };
  await publishRelease(store, { ...options, mode: 'files-only' });
  expect(await store.list(`releases/${ID}`)).toHaveLength(6);
  await prune(store, ID, ADA, Date.now() + 8 * DAY_MS);
  const left = ['json', 'maps', 'sig'].map((kind) => `${FIRST.release}.${kind}`);
  expect((await store.list(`releases/${ID}`)).sort()).toEqual(left);
});
