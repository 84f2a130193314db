import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localReleaseStore } from './local-release-store';

const PATH = 'pointers/remote-demo.json';
const bytes = (text: string) => Buffer.from(text);

async function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'skora-store-'));
}

it('leaves no lock behind, and takes over that of a process that died', async () => {
  const folder = await emptyFolder();
  const store = localReleaseStore(folder);
  await store.write(PATH, bytes('one'), { immutable: false });
  const lock = join(folder, 'pointers', '.remote-demo.json.lock');
  await writeFile(lock, '');
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(lock, longAgo, longAgo);
  const version = (await store.readVersioned(PATH))?.version;
  await store.write(PATH, bytes('two'), { immutable: false, ifVersion: version });
  expect(await readdir(join(folder, 'pointers'))).toEqual(['remote-demo.json']);
});

it('refuses paths outside its folder', async () => {
  const store = localReleaseStore(await emptyFolder());
  await expect(store.read('../secret')).rejects.toThrow('outside the registry');
});
