import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';

const queryReports = (firestore: Firestore, uid: string) =>
  firestore.collection('academyReports').where('uid', '==', uid);

/** What the player reported about academies. */
export const academyReportsOwner: DataOwner = {
  name: 'academyReports',
  export: async ({ firestore }, { uid }) => {
    const { docs } = await queryReports(firestore, uid).get();
    return docs.length > 0 ? docs.map((report) => report.data()) : null;
  },
  erase: ({ firestore }, { uid }) => eraseMatches(queryReports(firestore, uid)),
};
