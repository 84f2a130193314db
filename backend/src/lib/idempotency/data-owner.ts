import type { Firestore } from 'firebase-admin/firestore';
import type { DataOwner } from '../data-owners/data-owner';
import { eraseMatches } from '../data-owners/document-tree';

const queryAnswers = (firestore: Firestore, uid: string) =>
  firestore.collection('keptAnswers').where('uid', '==', uid);

/** Answers that are kept for a day; nobody can read them without the key, so only until when is told. */
export const keptAnswersOwner: DataOwner = {
  name: 'keptAnswers',
  export: async ({ firestore }, { uid }) => {
    const { docs } = await queryAnswers(firestore, uid).get();
    return docs.length > 0 ? docs.map((kept) => ({ keptUntil: kept.get('expireAt') as unknown })) : null;
  },
  erase: ({ firestore }, { uid }) => eraseMatches(queryAnswers(firestore, uid)),
};
