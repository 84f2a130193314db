import { exampleStore } from '@skora/registry/testing';
import { sourceFinder } from './find-source';

const MAP = { version: 3, sources: ['webpack://host/./src/shell.ts'], names: [], mappings: 'AAEI' };

it('reads the map beside the built file, of the host or a remote', async () => {
  const store = await exampleStore();
  const bytes = Buffer.from(JSON.stringify(MAP));
  await store.write('files/host/main.1a2b3c4d.js.map', bytes, { immutable: true });
  const findSource = sourceFinder();
  expect(await findSource(store, '/assets/main.1a2b3c4d.js:1:1')).toBe('src/shell.ts:3');
  await store.delete('files/host/main.1a2b3c4d.js.map');
  expect(await findSource(store, '/assets/main.1a2b3c4d.js:1:1')).toBe('src/shell.ts:3');
});

it.each([
  '/assets/../../owners/remote-demo.js:1:1',
  '/remotes/remote-demo/../../x.js:1:1',
  '/remotes/host/main.js:1:1',
  '/assets/main.json:1:1',
  '/assets/none.js:1:1',
  'nonsense',
])('reads nothing for %s', async (at) => {
  const store = await exampleStore();
  const read: string[] = [];
  const spied = { ...store, read: async (path: string) => (read.push(path), null) };
  expect(await sourceFinder()(spied, at)).toBeNull();
  expect(read.filter((path) => !/^files\/(host|remote-demo)\/[\w.-]+$/.test(path))).toEqual([]);
});
