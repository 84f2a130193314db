import { queryRegistrations, withdrawFromShowcase } from './showcase-registrations';
import type { DataOwner } from '../../lib/data-owners/data-owner';

/** Places at showcases; erasing one gives it to whoever waits. */
export const showcasesOwner: DataOwner = {
  name: 'showcases',
  export: async ({ firestore }, { uid }) => {
    const found = await queryRegistrations(firestore, uid);
    return found.length > 0 ? Object.fromEntries(found.map(({ id, fields }) => [id, fields])) : null;
  },
  erase: async ({ firestore, auth }, { uid }) => {
    for (const { id } of await queryRegistrations(firestore, uid)) {
      await withdrawFromShowcase({ firestore, auth, now: Date.now }, id, uid);
    }
  },
};
