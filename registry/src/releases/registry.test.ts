import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localReleaseStore } from '../store/local-release-store';
import { registryPaths } from '../lib/paths';
import { changePointer, readPointer } from './registry';

test.each([
  ['no JSON', '{'],
  ['no name of a release', '{"stable":"../x","previous":[]}'],
  ['previous releases that are no names', '{"stable":"aaaaaa111111","previous":[null]}'],
  ['null in its history', '{"stable":"aaaaaa111111","previous":[],"history":[null]}'],
  ['a canary that is none', '{"stable":"aaaaaa111111","previous":[],"canary":7}'],
  [
    'a plan that is no list',
    '{"stable":"aaaaaa111111","previous":[],"canary":{"release":"bbbbbb222222","weight":1,"steps":7}}',
  ],
  ['a history that is no list', '{"stable":"aaaaaa111111","previous":[],"history":{}}'],
])('a pointer that has %s is not valid, and a new release mends it', async (_what, text) => {
  const store = localReleaseStore(await mkdtemp(join(tmpdir(), 'skora-registry-')));
  await store.write(registryPaths.pointer('remote-demo'), Buffer.from(text), { immutable: false });
  await expect(readPointer(store, 'remote-demo')).rejects.toThrow(/not valid|not JSON/);
  const mended = { stable: 'bbbbbb222222', previous: [] };
  await changePointer(store, 'remote-demo', (there) => {
    expect(there).toBeNull();
    return mended;
  });
  expect(await readPointer(store, 'remote-demo')).toEqual(mended);
});
