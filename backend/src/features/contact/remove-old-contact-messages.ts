import { Timestamp, type Firestore } from 'firebase-admin/firestore';

const PORTION = 300;

/** Removes the messages whose time is over; safe to repeat. */
export async function removeOldContactMessages({
  firestore: db,
  now,
}: {
  firestore: Firestore;
  now: () => number;
}) {
  const old = db
    .collection('contactMessages')
    .where('expireAt', '<=', Timestamp.fromMillis(now()))
    .limit(PORTION);
  let deleted = 0;
  for (;;) {
    const { docs } = await old.get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    deleted += docs.length;
    if (docs.length < PORTION) return { deleted, failed: 0 };
  }
}
