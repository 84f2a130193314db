import type { DataOwner } from './data-owner';
import { readTree } from './document-tree';

/** `profiles/{uid}` with everything below it: rows of the CV, its visibility, test results, weeks, goals. */
export const profileOwner: DataOwner = {
  name: 'profile',
  export: ({ firestore }, { uid }) => readTree(firestore.doc(`profiles/${uid}`)),
  erase: ({ firestore }, { uid }) => firestore.recursiveDelete(firestore.doc(`profiles/${uid}`)),
};
