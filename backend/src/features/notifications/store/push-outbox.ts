import { afterNight, NOTIFICATION_KINDS, notificationWords } from '@skora/domain';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { StoredNotification } from './notification-record';

/** `pushOutbox/{id}`: a push that waits, for the devices the player has when it goes out. */
export interface WaitingPush {
  uid: string;
  title: string;
  path: string;
  dueAt: Timestamp;
  /** Failed attempts so far. */
  attempts: number;
  /** Only these devices are still to be told; `null`: all. */
  endpoints: string[] | null;
}

export function pushOutbox(db: Firestore) {
  return db.collection('pushOutbox');
}

/** Puts a push into the outbox, within the transaction of what it tells. It says nothing a locked screen should not. */
export function queuePush(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  { kind, params, at }: StoredNotification,
): void {
  const { path } = notificationWords(kind, params);
  const push: WaitingPush = {
    ...{ uid, path, dueAt: at, attempts: 0, endpoints: null },
    title: NOTIFICATION_KINDS[kind].short,
  };
  transaction.create(pushOutbox(db).doc(), push);
}

/** Takes a due push out of the outbox: it goes out once at most. @returns `null` when somebody else took it */
export function takePush(db: Firestore, id: string, now: number): Promise<WaitingPush | null> {
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(pushOutbox(db).doc(id));
    const push = stored.data() as WaitingPush | undefined;
    if (push === undefined || push.dueAt.toMillis() > now) return null;
    transaction.delete(stored.ref);
    return push;
  });
}

/** Puts a push back for later, never into the night. */
export async function putBack(db: Firestore, push: WaitingPush, at: number, zone: string): Promise<void> {
  const dueAt = Timestamp.fromMillis(afterNight(at, zone));
  await pushOutbox(db).add({ ...push, dueAt });
}
