import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import { ageOn, type PrivateAccount, privateAccountRef } from '../account';

const PAGE = 300;
/** Smaller groups are not told, and counts are rounded down to it, so that nobody shows by joining. */
const SMALLEST = 5;

/** Counts players under 18 by country for `mapCounts/minors`; nothing else about them is ever published. */
export async function publishMinorCounts({
  firestore: db,
  now,
}: {
  firestore: Firestore;
  now: () => number;
}) {
  const today = now();
  const counts = new Map<string, number>();
  const young = db.collection('users').where('privateByDefault', '==', true).limit(PAGE);
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? young.startAfter(last) : young).get();
    const open = docs.filter((user) => user.get('status') === 'active' && user.get('role') === 'player');
    const accounts =
      open.length > 0 ? await db.getAll(...open.map(({ id }) => privateAccountRef(db, id))) : [];
    for (const account of accounts) {
      const { country, dateOfBirth } = (account.data() ?? {}) as Partial<PrivateAccount>;
      if (!country || !dateOfBirth || ageOn(dateOfBirth, today) >= ADULT_AGE) continue;
      counts.set(country, (counts.get(country) ?? 0) + 1);
    }
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
  const told = [...counts]
    .map(([country, count]) => [country, Math.floor(count / SMALLEST) * SMALLEST] as const)
    .filter(([, count]) => count > 0);
  await db.doc('mapCounts/minors').set({ countries: Object.fromEntries(told) });
  return { countries: told.length, failed: 0 };
}
