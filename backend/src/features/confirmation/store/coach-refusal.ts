import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mailboxKey } from '../../../lib/text/mailbox';

/**
 * `coachRefusals/{key}`: a mailbox whose owner wants no requests of players any more, however it is spelled. Kept
 * under a hash, for as long as the wish holds.
 */
export function coachRefusalRef(db: Firestore, email: string) {
  return db.collection('coachRefusals').doc(mailboxKey(email));
}

/** Whether the owner of an address wants no requests of players. */
export async function refusesRequests(
  db: Firestore,
  transaction: Transaction,
  email: string,
): Promise<boolean> {
  // Older releases stored refusals, of nothing but a time, where it is kept which addresses bounce.
  const former = db.collection('mailSuppressions').doc(mailboxKey(email));
  const [refusal, beside] = await transaction.getAll(coachRefusalRef(db, email), former);
  return refusal?.exists === true || Object.keys(beside?.data() ?? {}).join() === 'at';
}
