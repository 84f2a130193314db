import type { DataOwner } from './data-owner';
import { readTree } from './document-tree';

/** `profiles/{uid}` with test results, matches and trainings. */
export const profileOwner: DataOwner = {
  name: 'profile',
  export: ({ firestore }, { uid }) => readTree(firestore.doc(`profiles/${uid}`)),
  erase: ({ firestore }, { uid }) => firestore.recursiveDelete(firestore.doc(`profiles/${uid}`)),
};
