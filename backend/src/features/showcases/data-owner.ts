import { GUARDIAN_CONSENTS } from '../account';
import { queryRegistrations, withdrawFromShowcase } from '../showcase-places';
import type { Firestore } from 'firebase-admin/firestore';
import { eraseMatches } from '../../lib/data-owners/document-tree';
import type { DataOwner } from '../../lib/data-owners/data-owner';

/** What a guardian was asked about places of a player. */
function queryConsents(db: Firestore, uid: string) {
  return db.collection(GUARDIAN_CONSENTS.showcase).where('about.uid', '==', uid);
}

/** Places at showcases with the guardian's agreement; erasing a place gives it to whoever waits. */
export const showcasesOwner: DataOwner = {
  name: 'showcases',
  export: async ({ firestore }, { uid }) => {
    const found = await queryRegistrations(firestore, uid);
    if (found.length === 0) return null;
    const consents = await queryConsents(firestore, uid).get();
    return {
      ...Object.fromEntries(found.map(({ id, registration }) => [id, registration])),
      agreements: consents.docs.map((consent) => consent.data()),
    };
  },
  erase: async ({ firestore, auth }, { uid }) => {
    for (const { id } of await queryRegistrations(firestore, uid)) {
      await withdrawFromShowcase({ firestore, auth, now: Date.now }, id, uid);
    }
    await eraseMatches(queryConsents(firestore, uid));
  },
};
