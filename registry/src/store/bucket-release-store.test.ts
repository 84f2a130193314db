import { changePointer } from '../releases/registry';
import { type CloudStorage, startCloudStorage } from '../testing/cloud-storage';
import { changeObject } from './change-object';
import { bucketReleaseStore } from './bucket-release-store';
import type { ReleaseStore } from './release-store';

const bytes = (text: string) => Buffer.from(text);

let cloud: CloudStorage;
let store: ReleaseStore;

beforeAll(async () => {
  cloud = await startCloudStorage();
  store = bucketReleaseStore('skora-registry');
});
beforeEach(() => cloud.beforeAnswer(() => undefined));
afterAll(() => cloud.stop());

it('writes, reads, lists and deletes', async () => {
  await store.write('files/remote-demo/a.1a2b3c4d.js', bytes('one'), { immutable: true });
  await store.write('files/remote-demo/b.1a2b3c4d.css', bytes('two'), { immutable: true });
  await store.write('files/remote-demo/deeper/c.js', bytes('three'), { immutable: true });
  expect(String(await store.read('files/remote-demo/a.1a2b3c4d.js'))).toBe('one');
  expect(await store.read('files/remote-demo/none.js')).toBeNull();
  expect(await store.list('files/remote-demo')).toEqual(['a.1a2b3c4d.js', 'b.1a2b3c4d.css']);
  const [written] = await store.listWritten('files/remote-demo');
  expect(Math.abs((written?.writtenAt ?? 0) - Date.now())).toBeLessThan(3_600_000);
  await store.delete('files/remote-demo/a.1a2b3c4d.js');
  await store.delete('files/remote-demo/a.1a2b3c4d.js');
  expect(await store.list('files/remote-demo')).toEqual(['b.1a2b3c4d.css']);
});

it('reads again when a connection breaks, also while something is written', async () => {
  cloud.put('pointers/remote-read.json', '{}');
  let read: Promise<Buffer | null> | undefined;
  let asked = 0;
  cloud.beforeAnswer((method, path) => {
    if (method === 'DELETE') {
      read = store.read('pointers/remote-read.json');
      const done = () => undefined;
      return read.then(done, done);
    }
    if (path !== 'pointers/remote-read.json') return undefined;
    asked += 1;
    return asked === 1 ? 'break' : undefined;
  });
  await store.delete('pointers/remote-gone.json');
  expect(String(await read)).toBe('{}');
  expect(asked).toBe(2);
});

it('tells browsers and proxies what may be kept, and what it is', async () => {
  await store.write('files/remote-demo/d.1a2b3c4d.js', bytes('one'), { immutable: true });
  await store.write('pointers/remote-kept.json', bytes('{}'), { immutable: false });
  expect(cloud.objects.get('files/remote-demo/d.1a2b3c4d.js')).toMatchObject({
    contentType: 'text/javascript',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(cloud.objects.get('pointers/remote-kept.json')).toMatchObject({
    contentType: 'application/json',
    cacheControl: 'no-cache',
  });
});

it('reads once more when another command writes between its two questions', async () => {
  const path = 'pointers/remote-busy.json';
  cloud.put(path, '{"stable":"aaaaaaaaaaaa","previous":[]}');
  let left = 1;
  cloud.beforeAnswer((method, name) => {
    // After the description, before the content.
    if (method === 'GET' && name === path && left-- === 0)
      cloud.put(path, '{"stable":"bbbbbbbbbbbb","previous":[]}');
  });
  expect(String((await store.readVersioned(path))?.bytes)).toContain('bbbbbbbbbbbb');
});

it('takes a write whose answer was lost for its own', async () => {
  const path = 'counts/remote-lost.json';
  cloud.put(path, '1');
  let left = 1;
  cloud.beforeAnswer((method) => (method === 'POST' && left-- > 0 ? 'lose-answer' : undefined));
  const count = await changeObject(store, path, (before) => Number(before) + 1);
  expect(count).toBe(2);
  expect(String(await store.read(path)).trim()).toBe('2');
});

it('loses no change of a pointer when many commands change it at once', async () => {
  const path = 'pointers/remote-many.json';
  cloud.put(path, '{"stable":"aaaaaaaaaaaa","previous":[]}');
  const add = (release: string) =>
    changePointer(store, 'remote-many', (now) => ({
      stable: release,
      previous: [now?.stable ?? '', ...(now?.previous ?? [])],
    }));
  await Promise.all(['b', 'c', 'd'].map((letter) => add(letter.repeat(12))));
  const { stable, previous } = JSON.parse(String(await store.read(path))) as {
    stable: string;
    previous: string[];
  };
  expect([stable, ...previous].sort()).toEqual(['a', 'b', 'c', 'd'].map((letter) => letter.repeat(12)));
});
