import type { Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../../lib/text/email-address';
import { queryConfirmations } from '../newsletter';
import { recipientsWithKey } from './store/digest-recipient-store';
import type { DataOwner, Subject } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';

/**
 * The subscription of an address. Only a proven address is its owner's: else anybody could read or end the
 * subscription of a stranger by signing up with the stranger's address. What was never confirmed goes too.
 */
async function findEntry(firestore: Firestore, { email, emailVerified }: Subject) {
  if (email === null) return null;
  const entry = firestore.collection('newsletterSubscribers').doc(emailAddressKey(email));
  if (emailVerified) return entry;
  return (await entry.get()).get('status') === 'pending' ? entry : null;
}

async function eraseEntry(firestore: Firestore, key: string): Promise<void> {
  await eraseMatches(queryConfirmations(firestore, key));
  for (const { ref } of await recipientsWithKey(firestore, key)) await ref.delete();
  await firestore.recursiveDelete(firestore.collection('newsletterSubscribers').doc(key));
}

/** `newsletterSubscribers/{key}` with its consent log, and issues that are under way to it. */
export const newsletterOwner: DataOwner = {
  name: 'newsletter',
  export: async ({ firestore }, subject) => {
    const entry = subject.emailVerified ? await findEntry(firestore, subject) : null;
    if (entry === null) return null;
    const subscription = await readTree(entry);
    if (subscription === null) return null;
    const issuesUnderWay = (await recipientsWithKey(firestore, entry.id)).map((mail) => mail.data());
    return { ...subscription, issuesUnderWay };
  },
  erase: async ({ firestore }, subject) => {
    const present = await findEntry(firestore, subject);
    // A subscription stays with its address when the account changes to another.
    const keys = new Set([...(present ? [present.id] : []), ...(subject.addressKeys ?? [])]);
    for (const key of keys) await eraseEntry(firestore, key);
  },
};
