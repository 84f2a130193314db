import type { DataOwner } from '../../lib/data-owners/data-owner';
import { readTree } from '../../lib/data-owners/document-tree';

/** `profiles/{uid}` with everything below it: rows of the CV, its visibility, test results, weeks, goals. */
export const profileOwner: DataOwner = {
  name: 'profile',
  export: ({ firestore }, { uid }) => readTree(firestore.doc(`profiles/${uid}`)),
  erase: ({ firestore }, { uid }) => firestore.recursiveDelete(firestore.doc(`profiles/${uid}`)),
};
