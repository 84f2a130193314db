import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/**
 * `accountDeletions/{uid}`: a deletion that is asked for, under way, or done and waiting for its second pass.
 */
export interface StoredDeletion {
  requestedAt?: Timestamp;
  /** When the grace ends; absent once everything is erased. */
  dueAt?: Timestamp;
  /** Absent: its owner asked for it. `restore`: it was erased before, and a backup brought it back. */
  by?: 'guardian' | 'lost-sign-in' | 'restore';
  /** Whose account it is, for the words of the last mail; absent: a player's. */
  role?: 'guardian';
  /** No way back from here. */
  startedAt?: Timestamp;
  /** Since it was asked for, as it was then; from the start to the end of the work, the one that data goes by, and the last mail. */
  email?: string | null;
  /** Since the start, whether that address was proven: the work erases what tells. */
  emailVerified?: boolean;
  /** Since the start, keys of the addresses that were proven to be the account's, earlier ones too. */
  addressKeys?: readonly string[];
  /** Erased once; erased again when the last ID tokens have run out. */
  eraseAgainAt?: Timestamp;
}

/** Where the deletion of an account is kept. */
export function deletionRef(db: Firestore, uid: string) {
  return db.collection('accountDeletions').doc(uid);
}
