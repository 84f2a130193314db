import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CloudStorage, startCloudStorage } from '../testing/cloud-storage';
import { bucketReleaseStore } from './bucket-release-store';
import { localReleaseStore } from './local-release-store';
import { ConflictError } from './release-store';

const PATH = 'pointers/remote-demo.json';
const bytes = (text: string) => Buffer.from(text);

let cloud: CloudStorage;

beforeAll(async () => {
  cloud = await startCloudStorage();
});
afterAll(() => cloud.stop());

describe.each([
  ['a local folder', async () => localReleaseStore(await mkdtemp(join(tmpdir(), 'skora-store-')))],
  ['a bucket', async () => bucketReleaseStore('skora-registry')],
])('%s', (_kind, openStore) => {
  it('writes on condition that nobody else has written', async () => {
    const store = await openStore();
    await store.write(PATH, bytes('one'), { immutable: false, ifVersion: null });
    await expect(store.write(PATH, bytes('two'), { immutable: false, ifVersion: null })).rejects.toThrow(
      ConflictError,
    );
    const first = await store.readVersioned(PATH);
    await store.write(PATH, bytes('two'), { immutable: false, ifVersion: first?.version });
    await expect(
      store.write(PATH, bytes('three'), { immutable: false, ifVersion: first?.version }),
    ).rejects.toThrow('changed by another command');
    expect(String(await store.read(PATH))).toBe('two');
  });

  it('tells how large something is', async () => {
    const store = await openStore();
    await store.write('files/remote-demo/page.1a2b3c4d.js', bytes('päge'), { immutable: true });
    expect(await store.size('files/remote-demo/page.1a2b3c4d.js')).toBe(5);
    expect(await store.size('files/remote-demo/none.js')).toBeNull();
  });

  it('lets exactly one of many win that begin with the same version', async () => {
    const store = await openStore();
    await store.write(PATH, bytes('0'), { immutable: false });
    const version = (await store.readVersioned(PATH))?.version;
    const tries = Array.from({ length: 20 }, (_none, index) =>
      store.write(PATH, bytes(`writer ${index}`), { immutable: false, ifVersion: version }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
