import type { Firestore } from 'firebase-admin/firestore';
import { guardianConsentRef } from '../account';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';

function queryTokens(firestore: Firestore, uid: string) {
  return firestore.collection('guardianTokens').where('uid', '==', uid);
}

/** The guardian's agreements to the account and to messages, and the links sent for them. */
export const guardianOwner: DataOwner = {
  name: 'guardian',
  export: async ({ firestore }, { uid }) => ({
    agreement: await readTree(guardianConsentRef(firestore, uid)),
    messages: await readTree(guardianConsentRef(firestore, uid, 'push')),
    // The hashes they are stored under would open nothing and are no use to anybody.
    links: (await queryTokens(firestore, uid).get()).docs.map((link) => link.data()),
  }),
  erase: async ({ firestore }, { uid }) => {
    await guardianConsentRef(firestore, uid).delete();
    await guardianConsentRef(firestore, uid, 'push').delete();
    await eraseMatches(queryTokens(firestore, uid));
  },
};
