import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import type { Outbox } from '../../lib/mail/outbox';
import { audit, type StoredDeletion, deletionRef } from '../account';
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

/** Who asks: the owner of the account, or the guardian who agreed to it. */
type Asker = 'owner' | 'guardian';

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
      ...(by === 'guardian' && { by }),
    } satisfies StoredDeletion);
    leaveMap();
    audit(
      db,
      transaction,
      uid,
      by === 'owner' ? 'deletion-scheduled' : 'deletion-scheduled-by-guardian',
      now,
    );
    if (email !== null) post({ kind: 'deletion-scheduled', to: email, uid, dueAt, by });
    return dueAt;
  });
}

/**
 * Cancels a deletion; none to cancel is fine too. One that the guardian asked for only the guardian cancels.
 * @returns why it goes on, or `kept`
 */
export function cancelDeletion(
  { firestore: db, outbox, now: clock }: DeletionDeps,
  { uid, email }: Owner,
  by: Asker = 'owner',
): Promise<'kept' | 'begun' | 'not-theirs'> {
  return outbox.transaction(async (transaction, post) => {
    const previous = (await transaction.get(deletionRef(db, uid))).data() as StoredDeletion | undefined;
    if (previous === undefined) return 'kept';
    if (previous.startedAt !== undefined) return 'begun';
    if ((previous.by ?? 'owner') !== by) return 'not-theirs';
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
