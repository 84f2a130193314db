import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** What the made-up players have in common. */
interface Population {
  /** Their values, one player each. */
  values: readonly number[];
  /** ISO date; 15 years before the test unless told otherwise. */
  bornOn?: string;
  measuredOn: Date;
  group?: 'women' | 'men';
  /** Changes of what is stored of everyone. */
  entry?: object;
  choice?: object;
  user?: object;
}

const BORN = '2011-03-09';

/** Fills the store with players who ran 10 m, as registration, forms and choices would have stored them. */
export async function fillComparable(db: Firestore, population: Population): Promise<string[]> {
  const { values, measuredOn, group = 'men', bornOn = BORN, entry, choice, user } = population;
  const writer = db.bulkWriter();
  const uids = values.map((value) => {
    const uid = randomUUID();
    void writer.set(db.doc(`users/${uid}`), { status: 'active', tierLevel: 'tier0', ...user });
    void writer.set(db.doc(`privateAccounts/${uid}`), { dateOfBirth: bornOn, country: 'PT' });
    void writer.set(db.doc(`comparisons/${uid}`), { group, counts: true, schemaVersion: 1, ...choice });
    void writer.set(db.doc(`profiles/${uid}/statEntries/sprint`), {
      kind: 'sprint',
      measuredOn,
      measuredBy: 'coach',
      method: 'gates',
      values: { sprint10: value },
      ratings: {},
      schemaVersion: 1,
      ...entry,
    });
    return uid;
  });
  await writer.close();
  return uids;
}

/** So many different times over 10 m, a hundredth of a second apart. */
export function sprintTimes(count: number, fastest = 1.7): number[] {
  return Array.from({ length: count }, (_, index) => Number((fastest + index / 100).toFixed(2)));
}
