import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { issuesRef, recipientsRef, type StoredRecipient } from './digest-issue-store';
import { type StoredSubscriber, subscriberRef } from '../../newsletter';

/** A recipient this process alone may serve until the lease ends. */
export interface Claim {
  key: string;
  /** `null`: has unsubscribed, or was erased. */
  email: string | null;
  /** Failed attempts before this one. */
  attempts: number;
  /** Whether the mail may have left in an attempt nobody wrote down the end of. */
  unsure: boolean;
  /** Milliseconds since 1970. */
  leaseEnds: number;
}

/** Long enough for a batch at a slow mail server, see `send-issue.ts`. */
const LEASE_MS = 120_000;
const GRPC_NOT_FOUND = 5;

async function lease(db: Firestore, issue: string, now: number, limit: number) {
  return db.runTransaction(async (transaction) => {
    const due = recipientsRef(db, issue)
      .where('dueAt', '<=', Timestamp.fromMillis(now))
      .orderBy('dueAt')
      .limit(limit);
    const { docs } = await transaction.get(due);
    const dueAt = Timestamp.fromMillis(now + LEASE_MS);
    for (const { ref } of docs) transaction.update(ref, { dueAt, unsure: true });
    return docs.map((entry) => {
      const { attempts, unsure = false } = entry.data() as StoredRecipient;
      return { key: entry.id, attempts, unsure, leaseEnds: now + LEASE_MS };
    });
  });
}

/** Takes the next recipients, with their addresses as they are now. */
export async function claimRecipients(
  db: Firestore,
  issue: string,
  now: number,
  limit: number,
): Promise<Claim[]> {
  const leased = await lease(db, issue, now, limit);
  if (leased.length === 0) return [];
  const subscribers = await db.getAll(...leased.map(({ key }) => subscriberRef(db, key)));
  return leased.map((claim, index) => {
    const subscriber = subscribers[index]?.data() as StoredSubscriber | undefined;
    return { ...claim, email: subscriber?.status === 'confirmed' ? subscriber.email : null };
  });
}

async function update(db: Firestore, issue: string, key: string, fields: Record<string, unknown>) {
  try {
    await recipientsRef(db, issue).doc(key).update(fields);
  } catch (error) {
    // Erased meanwhile, with its account.
    if ((error as { code?: unknown }).code !== GRPC_NOT_FOUND) throw error;
  }
}

/** Is done with a recipient. */
export function settleRecipient(
  db: Firestore,
  issue: string,
  key: string,
  outcome: NonNullable<StoredRecipient['outcome']>,
): Promise<void> {
  return update(db, issue, key, { outcome, dueAt: FieldValue.delete(), unsure: FieldValue.delete() });
}

/**
 * Keeps a recipient for another attempt.
 *
 * @param unsure whether the mail may have left all the same
 */
export function postponeRecipient(
  db: Firestore,
  issue: string,
  key: string,
  at: number,
  attempts: number,
  unsure: boolean,
): Promise<void> {
  const dueAt = Timestamp.fromMillis(at);
  return update(db, issue, key, { dueAt, attempts, unsure: unsure || FieldValue.delete() });
}

/** What is kept about an address in issues under way. */
export async function recipientsWithKey(db: Firestore, key: string) {
  const issues = await issuesRef(db).where('status', 'in', ['collecting', 'sending']).select().get();
  if (issues.empty) return [];
  const found = await db.getAll(...issues.docs.map(({ id }) => recipientsRef(db, id).doc(key)));
  return found.filter(({ exists }) => exists);
}
