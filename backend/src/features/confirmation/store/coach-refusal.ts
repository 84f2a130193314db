import type { Firestore } from 'firebase-admin/firestore';
import { mailboxKey } from '../../../lib/text/mailbox';

/**
 * `mailSuppressions/{key}`: a mailbox whose owner wants no requests of players any more, however it is spelled. Kept
 * under a hash, for as long as the wish holds.
 */
export function coachRefusalRef(db: Firestore, email: string) {
  return db.collection('mailSuppressions').doc(mailboxKey(email));
}
