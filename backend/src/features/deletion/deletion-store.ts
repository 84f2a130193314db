import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Outbox } from '../../lib/mail/outbox';
import { audit, closeRecord, type StoredDeletion, deletionRef } from '../account';
import { leavingMap } from '../player-map';

interface DeletionDeps {
  firestore: Firestore;
  outbox: Outbox;
  now: () => number;
}

interface Owner {
  uid: string;
  email: string | null;
}

/** Who asks: the owner of the account, the guardian who agreed to it, or nobody, because its sign-in is gone. */
type Asker = 'owner' | 'guardian' | 'lost-sign-in';

const SCHEDULED = {
  owner: 'deletion-scheduled',
  guardian: 'deletion-scheduled-by-guardian',
  'lost-sign-in': 'deletion-scheduled-for-lost-sign-in',
} as const;

const GRACE_MS = 7 * DAY_MS;

/**
 * Schedules a deletion in 7 days; one that is scheduled already stays as it is. The player map shows the player no more,
 * also when the account stays after all.
 * @returns when it is due
 */
export function scheduleDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
  by: Asker = 'owner',
): Promise<number> {
  const now = clock();
  return outbox.transaction(async (transaction, post) => {
    const previous = (await transaction.get(deletionRef(db, uid))).data() as StoredDeletion | undefined;
    if (previous?.dueAt !== undefined) return previous.dueAt.toMillis();
    const leaveMap = await leavingMap(db, transaction, uid);
    const dueAt = now + GRACE_MS;
    transaction.set(deletionRef(db, uid), {
      requestedAt: Timestamp.fromMillis(now),
      dueAt: Timestamp.fromMillis(dueAt),
      ...(by !== 'owner' && { by }),
      // The sign-in may be gone by then.
      ...(email !== null && { email }),
    } satisfies StoredDeletion);
    leaveMap();
    audit(db, transaction, uid, SCHEDULED[by], now);
    if (email !== null && by !== 'lost-sign-in')
      post({ kind: 'deletion-scheduled', to: email, uid, dueAt, by });
    return dueAt;
  });
}

/**
 * Leaves an account to the next run, with no grace and no mail: nothing of it is seen from now on, no session that there is
 * reads or writes it, and nobody can cancel.
 * @returns the function that writes it, for after the reads of the transaction
 */
export async function prepareErasure(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  now: number,
): Promise<() => void> {
  const leaveMap = await leavingMap(db, transaction, uid);
  const user = await transaction.get(db.doc(`users/${uid}`));
  const at = Timestamp.fromMillis(now);
  return () => {
    transaction.set(deletionRef(db, uid), {
      requestedAt: at,
      dueAt: at,
      startedAt: at,
    } satisfies StoredDeletion);
    closeRecord(transaction, user, now);
    leaveMap();
  };
}

/**
 * Cancels a deletion; none to cancel is fine too. One that the guardian asked for only the guardian cancels; one of an
 * account whose sign-in was gone its owner, who can sign in again.
 * @returns why it goes on, or `kept`
 */
export function cancelDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
  by: 'owner' | 'guardian' = 'owner',
): Promise<'kept' | 'begun' | 'not-theirs'> {
  return outbox.transaction(async (transaction, post) => {
    const previous = (await transaction.get(deletionRef(db, uid))).data() as StoredDeletion | undefined;
    if (previous === undefined) return 'kept';
    if (previous.startedAt !== undefined) return 'begun';
    if ((previous.by === 'guardian' ? 'guardian' : 'owner') !== by) return 'not-theirs';
    transaction.delete(deletionRef(db, uid));
    audit(
      db,
      transaction,
      uid,
      by === 'owner' ? 'deletion-cancelled' : 'deletion-cancelled-by-guardian',
      clock(),
    );
    if (email !== null) post({ kind: 'deletion-cancelled', to: email, uid });
    return 'kept';
  });
}
