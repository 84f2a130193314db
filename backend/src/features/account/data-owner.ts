import type { Firestore } from 'firebase-admin/firestore';
import { privateAccountRef } from './store/private-account';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches, readTree } from '../../lib/data-owners/document-tree';
import { addressProofRef } from './store/address-proof';
import { ageGateRef } from './store/age-gate';
import { linkGenerationRef } from './store/link-state';

const linksAbout = (firestore: Firestore, uid: string) =>
  firestore.collection('accountLinks').where('uid', '==', uid);

/** Birth date, consents and audit log, the age gate before them, proven addresses, and the links that were mailed. */
export const privateAccountOwner: DataOwner = {
  name: 'private',
  export: async ({ firestore }, { uid }) => ({
    registration: await readTree(privateAccountRef(firestore, uid)),
    ageGate: await readTree(ageGateRef(firestore, uid)),
    addressProof: await readTree(addressProofRef(firestore, uid)),
    links: (await linksAbout(firestore, uid).get()).docs.map((link) => link.data()),
    deletion: await readTree(firestore.doc(`accountDeletions/${uid}`)),
  }),
  erase: async ({ firestore }, { uid }) => {
    await firestore.recursiveDelete(privateAccountRef(firestore, uid));
    await ageGateRef(firestore, uid).delete();
    await addressProofRef(firestore, uid).delete();
    await eraseMatches(linksAbout(firestore, uid));
    await linkGenerationRef(firestore, uid).delete();
  },
};
