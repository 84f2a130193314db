import type { StorageBucket } from '../../lib/firestore/connect-firebase';
import { ERASURES } from '../../lib/firestore/player-files';

/**
 * Keeps that an account is erased, as an empty file of its name: a backup from before must not bring it back. The bucket
 * removes it when no backup is that old. Safe to repeat.
 */
export async function keepErasure(bucket: StorageBucket, uid: string): Promise<void> {
  await bucket.file(`${ERASURES}${uid}`).save('', { contentType: 'text/plain', resumable: false });
}

/** The ids of erased accounts that are kept. */
export async function readErasures(bucket: StorageBucket): Promise<Set<string>> {
  const [files] = await bucket.getFiles({ prefix: ERASURES });
  return new Set(files.map(({ name }) => name.slice(ERASURES.length)));
}
