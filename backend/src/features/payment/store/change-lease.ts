import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { billingRef } from './stored-billing';

/** A turn to change an account's plan. */
interface ChangeLease {
  ref: DocumentReference;
  takenAt: Timestamp;
}

/** Longer than any change takes; afterwards the one that makes it is taken for dead. */
const LEASE_MS = 60_000;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;

const hasCode = (error: unknown, ...codes: unknown[]) => codes.includes((error as { code?: unknown }).code);

/**
 * Takes the turn to change an account's plan: of two changes at once, by whatever instances, one has to wait. It is kept
 * beside the billing, whose transactions it would hold up.
 *
 * @param now milliseconds since 1970
 * @returns what gives the turn back; `null`: somebody else has it
 */
export async function leaseChange(db: Firestore, uid: string, now: number): Promise<ChangeLease | null> {
  const ref = billingRef(db, uid).collection('leases').doc('change');
  const lease = { leasedUntil: Timestamp.fromMillis(now + LEASE_MS) };
  try {
    return { ref, takenAt: (await ref.create(lease)).writeTime };
  } catch (error) {
    if (!hasCode(error, ALREADY_EXISTS)) throw error;
  }
  const found = await ref.get();
  const until = found.get('leasedUntil') as Timestamp | undefined;
  if (until === undefined || until.toMillis() > now) return null;
  try {
    return { ref, takenAt: (await ref.update(lease, { lastUpdateTime: found.updateTime })).writeTime };
  } catch (error) {
    if (hasCode(error, NOT_FOUND, FAILED_PRECONDITION)) return null;
    throw error;
  }
}

/** Gives the turn back, unless it has passed to somebody else. */
export async function endChangeLease({ ref, takenAt }: ChangeLease): Promise<void> {
  try {
    await ref.delete({ lastUpdateTime: takenAt });
  } catch (error) {
    if (!hasCode(error, NOT_FOUND, FAILED_PRECONDITION)) throw error;
  }
}
