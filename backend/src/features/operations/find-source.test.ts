import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishRelease } from '@skora/registry/publish';
import { AUTHOR, builtFolder, exampleRelease, exampleStore, ID, KEY } from '@skora/registry/testing';
import { sourceFinder } from './find-source';

const MAP = { version: 3, sources: ['webpack://demo/./src/demo.ts'], names: [], mappings: 'AAEI' };

/** A registry with a release that has a source map. @returns where its first letter stands */
async function publishWithMap() {
  const store = await exampleStore();
  const release = exampleRelease('aaaaaa111111');
  const folder = await builtFolder(release);
  await writeFile(join(folder, `${release.entry}.map`), JSON.stringify(MAP));
  await publishRelease(store, { id: ID, release, folder, author: AUTHOR, key: KEY });
  return { store, at: `/remotes/${ID}/${release.entry}:1:1` };
}

it('leads to the line of the source, which it remembers', async () => {
  const { store, at } = await publishWithMap();
  const openSources = sourceFinder(Date.now);
  expect(await openSources(store)(at)).toBe('src/demo.ts:3');
  expect(await openSources(await exampleStore())(at)).toBe('src/demo.ts:3');
});

it('looks for one that was not found again after a minute, not before', async () => {
  const { store, at } = await publishWithMap();
  let time = 0;
  const openSources = sourceFinder(() => time);
  expect(await openSources(await exampleStore())(at)).toBeNull();
  time = 59_999;
  expect(await openSources(store)(at)).toBeNull();
  time = 60_000;
  expect(await openSources(store)(at)).toBe('src/demo.ts:3');
  time = 600_000;
  expect(await openSources(await exampleStore())(at)).toBe('src/demo.ts:3');
});

it('does not take a registry that fails for one without the source', async () => {
  const { store, at } = await publishWithMap();
  const openSources = sourceFinder(() => 0);
  const broken = { ...store, read: () => Promise.reject(new Error('connection refused')) };
  await expect(openSources(broken)(at)).rejects.toThrow('connection refused');
  expect(await openSources(store)(at)).toBe('src/demo.ts:3');
});

it.each([
  '/assets/../../owners/remote-demo.js:1:1',
  '/remotes/remote-demo/../../x.js:1:1',
  '/remotes/host/main.js:1:1',
  '/assets/none.js:1:1',
  'nonsense',
])('reads nothing else for %s', async (at) => {
  const { store } = await publishWithMap();
  const read: string[] = [];
  const spied = { ...store, read: async (path: string) => (read.push(path), store.read(path)) };
  expect(await sourceFinder(Date.now)(spied)(at)).toBeNull();
  expect(read.filter((path) => !/^(pointers|releases)\/(host|remote-demo)[\w./]*$/.test(path))).toEqual([]);
});
