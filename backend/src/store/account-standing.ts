import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { deletionRef } from './deletion-record';

/** What decides whether anything of a player may be seen by others, in the order of {@link mayBeSeen}. */
export function standingRefs(db: Firestore, uid: string): [DocumentReference, DocumentReference] {
  return [db.doc(`users/${uid}`), deletionRef(db, uid)];
}

/**
 * Whether others may see what a player shows. Not while a guardian has to agree or does not any more, not while the
 * account is suspended, and not from the moment its owner wants it deleted. Accounts older than the status have none.
 */
export function mayBeSeen(user?: DocumentSnapshot, deletion?: DocumentSnapshot): boolean {
  return user?.exists === true && (user.get('status') ?? 'active') === 'active' && deletion?.exists !== true;
}
