import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Outbox } from '../../lib/mail/outbox';
import { audit, type DeletionRecord, deletionRef } from '../account';
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

const GRACE_MS = 7 * DAY_MS;

/**
 * Schedules a deletion in 7 days; one that is scheduled already stays as it is. The player map shows the player no more,
 * also when the account stays after all.
 * @returns when it is due
 */
export function scheduleDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
): Promise<number> {
  const now = clock();
  return outbox.transaction(async (transaction, post) => {
    const previous = (await transaction.get(deletionRef(db, uid))).data() as DeletionRecord | undefined;
    if (previous?.dueAt !== undefined) return previous.dueAt.toMillis();
    const leaveMap = await leavingMap(db, transaction, uid);
    const dueAt = now + GRACE_MS;
    transaction.set(deletionRef(db, uid), {
      requestedAt: Timestamp.fromMillis(now),
      dueAt: Timestamp.fromMillis(dueAt),
    } satisfies DeletionRecord);
    leaveMap();
    audit(db, transaction, uid, 'deletion-scheduled', now);
    if (email !== null) post({ kind: 'deletion-scheduled', to: email, uid, dueAt });
    return dueAt;
  });
}

/** Cancels a deletion; none to cancel is fine too. @returns false when it has begun */
export function cancelDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
): Promise<boolean> {
  return outbox.transaction(async (transaction, post) => {
    const previous = (await transaction.get(deletionRef(db, uid))).data() as DeletionRecord | undefined;
    if (previous === undefined) return true;
    if (previous.startedAt !== undefined) return false;
    transaction.delete(deletionRef(db, uid));
    audit(db, transaction, uid, 'deletion-cancelled', clock());
    if (email !== null) post({ kind: 'deletion-cancelled', to: email, uid });
    return true;
  });
}
