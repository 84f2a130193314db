import { Timestamp, type CollectionReference } from 'firebase-admin/firestore';

const PORTION = 300;

/** Removes the documents whose `expireAt` is over; safe to repeat. @returns how many */
export async function removeExpired(documents: CollectionReference, now: number): Promise<number> {
  const old = documents.where('expireAt', '<=', Timestamp.fromMillis(now)).limit(PORTION);
  let deleted = 0;
  for (;;) {
    const { docs } = await old.get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    deleted += docs.length;
    if (docs.length < PORTION) return deleted;
  }
}
