import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { emailAddressKey } from '../text/email-address';
import type { OutboxMail } from './outbox-mail';

/** A mail that this process alone may deliver until its lease ends. */
export interface LeasedMail {
  id: string;
  mail: OutboxMail;
  /** This attempt included. */
  attempts: number;
  /** Whether it may have left in an attempt nobody wrote down the end of. */
  unsure: boolean;
}

interface StoredMail {
  mail: OutboxMail;
  /** The key of its address, which is kept as it was written; older entries have none. */
  toKey?: string;
  uid: string | null;
  attempts: number;
  /** Somebody is at it, or was: it may have left. */
  unsure?: true;
  createdAt: Timestamp;
  /** Absent once delivery was given up. */
  nextAttemptAt?: Timestamp;
  givenUpAt?: Timestamp;
}

/** Longer than any delivery takes, so that nobody else starts while one is under way. */
const LEASE_MS = 120_000;

/** `mailOutbox`: mails that wait, are on their way, or were given up. */
export function outboxEntries(db: Firestore) {
  return db.collection('mailOutbox');
}

/** Writes a mail into `mailOutbox` within the transaction of the fact it tells, leased to this process. */
export function addMail(db: Firestore, transaction: Transaction, mail: OutboxMail, now: number): LeasedMail {
  const id = randomUUID();
  transaction.create(outboxEntries(db).doc(id), {
    mail,
    toKey: emailAddressKey(mail.to),
    uid: mail.uid,
    attempts: 1,
    unsure: true,
    createdAt: Timestamp.fromMillis(now),
    nextAttemptAt: Timestamp.fromMillis(now + LEASE_MS),
  } satisfies StoredMail);
  return { id, mail, attempts: 1, unsure: false };
}

/** Writes a mail for the next sweep, where nobody is there to deliver it at once. */
export function enqueueMail(db: Firestore, transaction: Transaction, mail: OutboxMail, now: number): void {
  const at = Timestamp.fromMillis(now);
  transaction.create(outboxEntries(db).doc(randomUUID()), {
    mail,
    uid: mail.uid,
    attempts: 0,
    createdAt: at,
    nextAttemptAt: at,
  } satisfies StoredMail);
}

/** Takes a due mail for this process. @returns `null` when it is gone, not due or taken */
export function leaseMail(db: Firestore, id: string, now: number): Promise<LeasedMail | null> {
  return db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(outboxEntries(db).doc(id))).data() as StoredMail | undefined;
    if (stored?.nextAttemptAt === undefined || stored.nextAttemptAt.toMillis() > now) return null;
    const attempts = stored.attempts + 1;
    const nextAttemptAt = Timestamp.fromMillis(now + LEASE_MS);
    transaction.update(outboxEntries(db).doc(id), { attempts, nextAttemptAt, unsure: true });
    return { id, mail: stored.mail, attempts, unsure: stored.unsure === true };
  });
}

/** A mail that is delivered, or void, leaves nothing behind. */
export async function removeMail(db: Firestore, id: string): Promise<void> {
  await outboxEntries(db).doc(id).delete();
}

/**
 * Keeps a mail for another attempt; does nothing when its account was deleted meanwhile.
 *
 * @param unsure whether it may have left all the same
 */
export function postponeMail(
  db: Firestore,
  id: string,
  at: number,
  attempts: number,
  unsure: boolean,
): Promise<void> {
  const nextAttemptAt = Timestamp.fromMillis(at);
  return updateIfThere(db, id, { nextAttemptAt, attempts, unsure: unsure || FieldValue.delete() });
}

/** Keeps a mail for the operator, who finds it by `givenUpAt`. */
export function giveUpMail(db: Firestore, id: string, now: number): Promise<void> {
  return updateIfThere(db, id, {
    nextAttemptAt: FieldValue.delete(),
    givenUpAt: Timestamp.fromMillis(now),
  });
}

function updateIfThere(db: Firestore, id: string, fields: Record<string, unknown>): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(outboxEntries(db).doc(id));
    if (entry.exists) transaction.update(entry.ref, fields);
  });
}

/** How many mails wait or are on their way, and how many were given up, by two counts in the store. */
export async function countMails(db: Firestore): Promise<{ waiting: number; givenUp: number }> {
  const count = async (field: keyof StoredMail) => {
    const found = outboxEntries(db).where(field, '>', new Timestamp(0, 0)).count();
    return (await found.get()).data().count;
  };
  const [waiting, givenUp] = await Promise.all([count('nextAttemptAt'), count('givenUpAt')]);
  return { waiting, givenUp };
}
