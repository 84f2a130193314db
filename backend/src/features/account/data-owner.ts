import { privateAccountRef } from './store/private-account';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { readTree } from '../../lib/data-owners/document-tree';

/** Birth date, consents and audit log, and the age gate before them. */
export const privateAccountOwner: DataOwner = {
  name: 'private',
  export: async ({ firestore }, { uid }) => ({
    registration: await readTree(privateAccountRef(firestore, uid)),
    ageGate: await readTree(firestore.doc(`ageGates/${uid}`)),
    deletion: await readTree(firestore.doc(`accountDeletions/${uid}`)),
  }),
  erase: async ({ firestore }, { uid }) => {
    await firestore.recursiveDelete(privateAccountRef(firestore, uid));
    await firestore.doc(`ageGates/${uid}`).delete();
  },
};
