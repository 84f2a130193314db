import { queryConfirmationRequests } from './store/confirmation-request';
import { queryConfirmationTokens } from './store/confirmation-token';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';

/** What the player asked coaches, and the links sent for it. What they answered is below the profile. */
export const confirmationsOwner: DataOwner = {
  name: 'confirmationRequests',
  export: async ({ firestore }, { uid }) => {
    const { docs } = await queryConfirmationRequests(firestore, uid).get();
    return docs.length > 0 ? docs.map((request) => request.data()) : null;
  },
  erase: async ({ firestore }, { uid }) => {
    await eraseMatches(queryConfirmationTokens(firestore, uid));
    await eraseMatches(queryConfirmationRequests(firestore, uid));
  },
};
