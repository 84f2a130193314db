import type { Firestore } from 'firebase-admin/firestore';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { releaseFiles, withholdFiles } from '../../../lib/firestore/player-files';
import { standingRefs } from './account-standing';

interface Stores {
  firestore: Firestore;
  bucket: () => StorageBucket;
}

/**
 * Withholds a player's files while the account is not open or its sign-in is gone, and puts them back when it is open again. Who
 * has asked for deletion still uses the account. Follows what is stored by then; safe to repeat.
 */
export async function alignFiles({ firestore: db, bucket }: Stores, uid: string): Promise<void> {
  const [user, deletion] = await db.getAll(...standingRefs(db, uid));
  const isOpen = user?.exists === true && (user.get('status') ?? 'active') === 'active';
  const isUsed = isOpen && deletion?.get('by') !== 'lost-sign-in';
  await (isUsed ? releaseFiles : withholdFiles)(bucket(), uid);
}
