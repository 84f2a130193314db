import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { deletionRef } from './stored-deletion';

type Status = 'active' | 'pending-guardian';

/**
 * What to write when an account opens or closes for its guardian's sake. A suspension is not lifted by that: it ends in
 * the state the account would be in by then.
 */
export function statusChange(user: DocumentSnapshot | undefined, status: Status) {
  return user?.get('status') === 'suspended' ? { suspendedFrom: status } : { status };
}

/** Whether somebody was under 18 at registration. Such an account keeps the defaults of a minor: a birthday is no choice. */
export function isRegisteredAsMinor(user: DocumentSnapshot | undefined): boolean {
  return user?.get('privateByDefault') === true;
}

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
