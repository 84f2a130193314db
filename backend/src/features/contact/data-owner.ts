import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';
import { emailAddressKey } from '../../lib/text/email-address';

/** Messages of an account, and those from its address: only a proven address is its owner's. */
function queriesFor(firestore: Firestore, { uid, email, emailVerified }: Subject) {
  const messages = firestore.collection('contactMessages');
  const byAccount = messages.where('uid', '==', uid);
  if (email === null || !emailVerified) return [byAccount];
  const byKey = messages.where('emailKey', '==', emailAddressKey(email));
  // Older messages have no key.
  return [byAccount, byKey, messages.where('email', '==', email)];
}

/** What the player wrote to us, by ticket. */
export const contactOwner: DataOwner = {
  name: 'contactMessages',
  export: async ({ firestore }, subject) => {
    const found = await Promise.all(queriesFor(firestore, subject).map((query) => query.get()));
    const entries = found.flatMap(({ docs }) => docs.map((entry) => [entry.id, entry.data()] as const));
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  },
  erase: async ({ firestore }, subject) => {
    for (const query of queriesFor(firestore, subject)) await eraseMatches(query);
  },
};
