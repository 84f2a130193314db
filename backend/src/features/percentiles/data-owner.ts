import { comparisonPath } from '@skora/domain';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { readTree } from '../../lib/data-owners/document-tree';

/** The choice to be compared. What was counted says nothing about anybody and stays. */
export const comparisonOwner: DataOwner = {
  name: 'comparison',
  export: ({ firestore }, { uid }) => readTree(firestore.doc(comparisonPath(uid))),
  erase: async ({ firestore }, { uid }) => {
    await firestore.doc(comparisonPath(uid)).delete();
  },
};
