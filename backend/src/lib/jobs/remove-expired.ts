import { Timestamp } from 'firebase-admin/firestore';
import type { Part } from './sweep';

interface Ends {
  /** The time that is over. */
  by?: string;
  /** How long it is over already, in milliseconds: what is gone cannot say why it does not work. */
  since?: number;
}

/** Removes the documents of a collection whose `expireAt` is over. */
export function removeExpired(collection: string, { by = 'expireAt', since = 0 }: Ends = {}): Part {
  return {
    documents: ({ firestore, now }) =>
      firestore.collection(collection).where(by, '<=', Timestamp.fromMillis(now() - since)),
    by,
    page: 300,
    work: async ({ firestore }, documents) => {
      const batch = firestore.batch();
      for (const { ref } of documents) batch.delete(ref);
      await batch.commit();
      return { deleted: documents.length };
    },
  };
}
