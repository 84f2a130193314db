import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import { Type } from 'typebox';
import type { Steps } from '../../lib/jobs/job';
import { ageOn, type PrivateAccount, privateAccountRef } from '../account';

const PAGE = 300;
/** Smaller groups are not told, and counts are rounded down to it, so that nobody shows by joining. */
const SMALLEST = 5;

/** What was counted so far is kept with the place, so that nobody counts twice. */
const CURSOR = Type.Object({ after: Type.String(), countries: Type.Record(Type.String(), Type.Integer()) });

/** Counts players under 18 by country for `mapCounts/minors`; nothing else about them is ever published. */
export const minorCounts: Steps<typeof CURSOR> = {
  cursor: CURSOR,
  step: async ({ firestore: db, now }, cursor) => {
    const countries = { ...cursor?.countries };
    const young = db
      .collection('users')
      .where('privateByDefault', '==', true)
      .orderBy(FieldPath.documentId())
      .select('status', 'role');
    const { docs } = await (cursor ? young.startAfter(cursor.after) : young).limit(PAGE).get();
    const open = docs.filter((user) => user.get('status') === 'active' && user.get('role') === 'player');
    const accounts =
      open.length > 0 ? await db.getAll(...open.map(({ id }) => privateAccountRef(db, id))) : [];
    for (const account of accounts) {
      const { country, dateOfBirth } = (account.data() ?? {}) as Partial<PrivateAccount>;
      if (!country || !dateOfBirth || ageOn(dateOfBirth, now()) >= ADULT_AGE) continue;
      countries[country] = (countries[country] ?? 0) + 1;
    }
    const last = docs.length === PAGE ? docs.at(-1) : undefined;
    if (last) return { cursor: { after: last.id, countries }, counts: {}, seen: docs.length };
    const told = Object.entries(countries)
      .map(([country, count]) => [country, Math.floor(count / SMALLEST) * SMALLEST] as const)
      .filter(([, count]) => count > 0);
    const keep = async (transaction: Transaction) => {
      transaction.set(db.doc('mapCounts/minors'), { countries: Object.fromEntries(told) });
      return { countries: told.length };
    };
    return { cursor: null, counts: {}, seen: docs.length, keep };
  },
};
