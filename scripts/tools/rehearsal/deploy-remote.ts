import { userInfo } from 'node:os';
import { join } from 'node:path';
import { localReleaseStore, readPointer, readSignedRelease } from '@skora/registry';
import { publishRelease, rollback } from '@skora/registry/publish';
import { ROOT } from '@skora/scripts-lib/workspace';
import { readWorkspaceKey } from '../publish/workspace-key';

/** Publishes what is built of a remote under another name: the files are those that are live. */
export async function deployRemote(registry: string, id: string): Promise<void> {
  const store = localReleaseStore(registry);
  const pointer = await readPointer(store, id);
  if (!pointer) throw new Error(`${id} has never been released: run npm run build.`);
  const release = await readSignedRelease(store, id, pointer.stable);
  await publishRelease(store, {
    id,
    release: { ...release, release: `again${pointer.stable}` },
    folder: join(ROOT, id, 'dist/browser'),
    author: { who: userInfo().username },
    key: readWorkspaceKey(),
  });
}

/** Goes back to the release before. */
export async function rollBackRemote(registry: string, id: string): Promise<void> {
  const actor = { author: { who: userInfo().username }, key: readWorkspaceKey() };
  await rollback(localReleaseStore(registry), id, actor);
}
