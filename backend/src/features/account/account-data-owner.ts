import type { DataOwner } from '../../lib/data-owners/data-owner';
import { readTree } from '../../lib/data-owners/document-tree';

/** `users/{uid}`. Erased before the profile: without the record the rules refuse every write of its owner. */
export const accountOwner: DataOwner = {
  name: 'account',
  export: ({ firestore }, { uid }) => readTree(firestore.doc(`users/${uid}`)),
  erase: ({ firestore }, { uid }) => firestore.recursiveDelete(firestore.doc(`users/${uid}`)),
};
