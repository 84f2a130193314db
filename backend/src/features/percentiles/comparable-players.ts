import {
  cohortSheetId,
  comparableResults,
  type ComparisonGroup,
  comparisonPath,
  currentEntries,
  DAY_MS,
  parseComparison,
  parseEntry,
} from '@skora/domain';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { mayBeSeen, type PrivateAccount, privateAccountRef, standingRefs } from '../account';
import type { CountedResult } from './cohort-tallies';

/** Entries of one player that are looked at, newest first: as many as a CV looks at. */
const NEWEST = 300;
/** Older results say nothing about players of today. */
const COUNTED_DAYS = 365;

/** A player whose results count, and within which group. */
interface ComparablePlayer {
  uid: string;
  group: ComparisonGroup;
  dateOfBirth: string;
}

/** Uids of players who let their results count, in their order. @param after the last one of the page before */
export async function countingUids(db: Firestore, after: string | null, size: number): Promise<string[]> {
  const query = db.collection('comparisons').where('counts', '==', true).orderBy(FieldPath.documentId());
  const { docs } = await (after === null ? query : query.startAfter(after)).limit(size).select().get();
  return docs.map(({ id }) => id);
}

/** Those of them whose accounts are open and tell an age. */
export async function comparablePlayers(db: Firestore, uids: readonly string[]): Promise<ComparablePlayer[]> {
  if (uids.length === 0) return [];
  const wanted = uids.map((uid) => [
    db.doc(comparisonPath(uid)),
    privateAccountRef(db, uid),
    ...standingRefs(db, uid),
  ]);
  const found = await db.getAll(...wanted.flat());
  return uids.flatMap((uid): ComparablePlayer[] => {
    const [chosen, account, user, deletion] = found.splice(0, wanted[0]?.length);
    const choice = parseComparison(chosen?.data() ?? null);
    const { dateOfBirth } = (account?.data() ?? {}) as Partial<PrivateAccount>;
    if (!choice?.counts || !dateOfBirth || !mayBeSeen(user, deletion)) return [];
    return [{ uid, group: choice.group, dateOfBirth }];
  });
}

/** The newest result of each test of a player, as far as it is of the last twelve months. */
export async function countedResults(
  db: Firestore,
  { uid, group, dateOfBirth }: ComparablePlayer,
  now: number,
): Promise<CountedResult[]> {
  const { docs } = await db
    .collection(`profiles/${uid}/statEntries`)
    .orderBy('measuredOn', 'desc')
    .limit(NEWEST)
    .select('kind', 'measuredOn', 'measuredBy', 'method', 'values', 'corrects')
    .get();
  const entries = docs.map((entry) => parseEntry({ id: entry.id, fields: entry.data() }));
  const current = currentEntries(entries.filter((entry) => entry !== null));
  return comparableResults(current, dateOfBirth)
    .filter(({ entry }) => now - entry.measuredOn.getTime() < COUNTED_DAYS * DAY_MS)
    .map(({ name, value, band }) => ({ sheet: cohortSheetId(group, band), name, value }));
}
