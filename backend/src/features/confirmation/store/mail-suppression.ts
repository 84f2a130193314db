import type { Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../../lib/text/email-address';

/**
 * `mailSuppressions/{key}`: an address whose owner wants no requests of players any more. Kept under the hash of the
 * address, for as long as the wish holds.
 */
export function suppressionRef(db: Firestore, email: string) {
  return db.collection('mailSuppressions').doc(emailAddressKey(email));
}
