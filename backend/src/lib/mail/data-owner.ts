import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner, Subject } from '../data-owners/data-owner';
import { eraseMatches } from '../data-owners/document-tree';

function queriesFor(firestore: Firestore, { uid, email }: Subject) {
  const outbox = firestore.collection('mailOutbox');
  const byAccount = outbox.where('uid', '==', uid);
  return email === null ? [byAccount] : [byAccount, outbox.where('mail.to', '==', email)];
}

/** Mails that wait for delivery or could not be delivered. */
export const outboxOwner: DataOwner = {
  name: 'waitingMails',
  export: async ({ firestore }, { uid }) => {
    const waiting = await firestore.collection('mailOutbox').where('uid', '==', uid).get();
    return waiting.docs.map((entry) => entry.data());
  },
  erase: async ({ firestore }, subject) => {
    for (const query of queriesFor(firestore, subject)) await eraseMatches(query);
  },
};
