import type { Firestore } from 'firebase-admin/firestore';
import { emailAddressKey } from '../text/email-address';
import { mailboxKey } from '../text/mailbox';
import type { DataOwner, Subject } from '../data-owners/data-owner';
import { eraseMatches } from '../data-owners/document-tree';

function queryCounts(firestore: Firestore, { uid, email }: Subject) {
  const subjects = email === null ? [uid] : [uid, emailAddressKey(email), mailboxKey(email)];
  return firestore.collection('requestBudgets').where('subject', 'in', subjects);
}

/** How often something was asked for, by account and by address. */
export const requestCountsOwner: DataOwner = {
  name: 'requestCounts',
  export: async ({ firestore }, { uid }) => {
    const counts = await queryCounts(firestore, { uid, email: null, emailVerified: false }).get();
    return Object.fromEntries(counts.docs.map((count) => [count.id.split(':')[0], count.get('requests')]));
  },
  erase: ({ firestore }, subject) => eraseMatches(queryCounts(firestore, subject)),
};
