import { Timestamp } from 'firebase-admin/firestore';
import type { Part } from './sweep';

/** Removes the documents of a collection whose `expireAt` is over. */
export function removeExpired(collection: string): Part {
  return {
    documents: ({ firestore, now }) =>
      firestore.collection(collection).where('expireAt', '<=', Timestamp.fromMillis(now())),
    by: 'expireAt',
    page: 300,
    work: async ({ firestore }, documents) => {
      const batch = firestore.batch();
      for (const { ref } of documents) batch.delete(ref);
      await batch.commit();
      return { deleted: documents.length };
    },
  };
}
