import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimId,
  createTeamKey,
  HOST_ID,
  readHost,
  readPointer,
  readSignedFiles,
  readTeamKey,
  registryPaths,
  type ReleaseStore,
} from '../index';
import { ADA, AUTHOR, BUILT, exampleStore, HOST } from '../testing/example';
import { retire, rollback } from './commands';
import { prune } from './prune';
import { publishHost } from './publish-host';

const DAY_MS = 24 * 3_600_000;

async function publishBuild(
  store: ReleaseStore,
  build: string,
  names: string[],
  actor = ADA,
  mode?: 'files-only' | 'stable',
): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-host-'));
  for (const name of names) await writeFile(join(folder, name), 'x');
  const files = names.map((name) => ({ name, size: 1, integrity: BUILT }));
  return publishHost(store, { host: { ...HOST, build }, files, folder, actor, mode });
}

async function hostStore(): Promise<ReleaseStore> {
  const store = await exampleStore();
  await claimId(store, HOST_ID, 'Platform', ADA.key);
  return store;
}

const has = async (store: ReleaseStore, name: string) =>
  (await store.read(registryPaths.file(HOST_ID, name))) !== null;

it('keeps the files of each build, and says what the newest offers', async () => {
  const store = await hostStore();
  expect(await publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js', 'lazy.11111111.js'])).toBe(true);
  expect(await publishBuild(store, 'bbbbbb222222', ['main.bbbbbbbb.js', 'lazy.22222222.js'])).toBe(true);
  expect(await has(store, 'lazy.11111111.js')).toBe(true);
  expect((await readHost(store))?.build).toBe('bbbbbb222222');
  expect(await readPointer(store, HOST_ID)).toMatchObject({
    stable: 'bbbbbb222222',
    previous: ['aaaaaa111111'],
    history: [{ action: 'release', release: 'bbbbbb222222', who: AUTHOR.who, size: 2 }, {}],
  });
  const listed = await readSignedFiles(store, HOST_ID, 'aaaaaa111111');
  expect(listed.map(({ name }) => name)).toEqual(['main.aaaaaaaa.js', 'lazy.11111111.js']);
});

it('does nothing the second time, unless a file was damaged meanwhile', async () => {
  const store = await hostStore();
  const again = () => publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js']);
  await again();
  expect(await again()).toBe(false);
  await store.write(registryPaths.file(HOST_ID, 'main.aaaaaaaa.js'), Buffer.from('y'), { immutable: true });
  expect(await again()).toBe(true);
  expect((await readPointer(store, HOST_ID))?.history).toHaveLength(1);
});

it('keeps files ahead of a roll-out, and says only after it what the host offers', async () => {
  const store = await hostStore();
  await publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js']);
  const next = (mode: 'stable' | 'files-only') =>
    publishBuild(store, 'bbbbbb222222', ['main.bbbbbbbb.js'], ADA, mode);
  expect(await next('files-only')).toBe(true);
  expect(await has(store, 'main.bbbbbbbb.js')).toBe(true);
  expect(await readSignedFiles(store, HOST_ID, 'bbbbbb222222')).toHaveLength(1);
  expect((await readHost(store))?.build).toBe('aaaaaa111111');
  expect(await next('stable')).toBe(true);
  expect((await readHost(store))?.build).toBe('bbbbbb222222');
  expect((await readPointer(store, HOST_ID))?.history).toHaveLength(2);
});

it('refuses who does not own the host, and says what to do', async () => {
  const nobodys = await exampleStore();
  await expect(publishBuild(nobodys, 'aaaaaa111111', [])).rejects.toThrow(
    'Claim it: skora claim host --team',
  );
  const stranger = { author: AUTHOR, key: readTeamKey(createTeamKey()) };
  const store = await hostStore();
  await expect(publishBuild(store, 'aaaaaa111111', [], stranger)).rejects.toThrow('host belongs to Platform');
  expect(await readPointer(store, HOST_ID)).toBeNull();
});

it('refuses a file that was changed after it was built', async () => {
  const store = await hostStore();
  const folder = await mkdtemp(join(tmpdir(), 'skora-host-'));
  await writeFile(join(folder, 'main.aaaaaaaa.js'), 'y');
  const files = [{ name: 'main.aaaaaaaa.js', size: 1, integrity: BUILT }];
  await expect(publishHost(store, { host: HOST, files, folder, actor: ADA })).rejects.toThrow(
    'main.aaaaaaaa.js was changed after it was built.',
  );
});

it.each([
  ['signed by nobody', registryPaths.signature(HOST_ID, 'aaaaaa111111'), '{}'],
  [
    'changed',
    registryPaths.release(HOST_ID, 'aaaaaa111111'),
    '{"id":"host","release":"aaaaaa111111","files":[]}',
  ],
])('lists no file of a build that is %s', async (_how, path, text) => {
  const store = await hostStore();
  await publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js']);
  await store.write(path, Buffer.from(text), { immutable: true });
  await expect(readSignedFiles(store, HOST_ID, 'aaaaaa111111')).rejects.toThrow('not signed by its owner');
});

it('lists no file of a build that was signed under another name', async () => {
  const store = await hostStore();
  await publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js']);
  for (const place of [registryPaths.release, registryPaths.signature]) {
    const bytes = await store.read(place(HOST_ID, 'aaaaaa111111'));
    await store.write(place(HOST_ID, 'bbbbbb222222'), bytes!, { immutable: true });
  }
  await expect(readSignedFiles(store, HOST_ID, 'bbbbbb222222')).rejects.toThrow('says to be aaaaaa111111');
});

it('prunes files that no kept build lists, and keeps those of builds one may go back to', async () => {
  const store = await hostStore();
  await publishBuild(store, 'aaaaaa111111', ['main.aaaaaaaa.js']);
  await publishBuild(store, 'bbbbbb222222', ['main.bbbbbbbb.js']);
  await store.write(registryPaths.file(HOST_ID, 'stray.12345678.js'), Buffer.from('x'), { immutable: true });
  const pruned = await prune(store, HOST_ID, ADA, Date.now() + 30 * DAY_MS);
  expect(pruned).toEqual({ releases: [], files: ['stray.12345678.js'] });
});

it('leaves it to the platform which host is live', async () => {
  const store = await hostStore();
  await publishBuild(store, 'aaaaaa111111', []);
  await expect(retire(store, HOST_ID, ADA)).rejects.toThrow('This command is for remotes');
  await expect(rollback(store, HOST_ID, ADA)).rejects.toThrow('This command is for remotes');
});
