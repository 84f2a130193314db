import type { Transaction } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import { Type, type Static } from 'typebox';
import type { StepDone, Steps } from '../../lib/jobs/job';
import { PLACE, placeOf, queryAfter } from '../../lib/jobs/sweep';
import type { TaskDeps } from '../../lib/services/task-deps';
import { lastBirthDate, type PrivateAccount, privateAccountRef, privateAccounts } from '../account';

/** Countries that are counted in a step. */
const COUNTRIES = 10;
/** Accounts that are looked at in a step. */
const PAGE = 300;
/** Smaller groups are not told, and counts are rounded down to it, so that nobody shows by joining. */
const SMALLEST = 5;

/** What was counted so far is kept with the place, so that nobody counts twice. */
const CURSOR = Type.Object({
  /** The last country that was counted; `null`: all are. */
  country: Type.Union([Type.String(), Type.Null()]),
  /** The last account that was looked at of those that are not open. */
  closed: Type.Union([PLACE, Type.Null()]),
  countries: Type.Record(Type.String(), Type.Integer()),
});
type Cursor = Static<typeof CURSOR>;
type Step = Promise<StepDone<Cursor>>;

/** Counts all players under 18 of the next countries. Guardians are adults: registration refuses others. */
async function countCountries({ firestore: db, now }: TaskDeps, after: string, counted: Cursor): Step {
  const countries = { ...counted.countries };
  let country = after;
  for (let seen = 0; seen < COUNTRIES; seen += 1) {
    const others = privateAccounts(db).orderBy('country').startAfter(country);
    const found = (await others.limit(1).select('country').get()).docs[0];
    if (!found) return { cursor: { country: null, closed: null, countries }, counts: {}, seen };
    country = found.get('country') as string;
    const minors = privateAccounts(db)
      .where('country', '==', country)
      .where('dateOfBirth', '>', lastBirthDate(ADULT_AGE, now()));
    countries[country] = (await minors.count().get()).data().count;
  }
  return { cursor: { country, closed: null, countries }, counts: {}, seen: COUNTRIES };
}

/**
 * Takes off those whose accounts are not open: they wait for a guardian, or are suspended. That comes after the count, so an
 * account that changes meanwhile makes it too small, never too large.
 */
async function leaveOutClosed({ firestore: db, now }: TaskDeps, { closed, countries: all }: Cursor): Step {
  const countries = { ...all };
  const users = db.collection('users').where('status', '!=', 'active').select('status');
  const { docs } = await queryAfter(users, 'status', closed).limit(PAGE).get();
  const accounts = docs.length > 0 ? await db.getAll(...docs.map(({ id }) => privateAccountRef(db, id))) : [];
  for (const account of accounts) {
    const { country = '', dateOfBirth = '' } = (account.data() ?? {}) as Partial<PrivateAccount>;
    const count = countries[country];
    if (count !== undefined && dateOfBirth > lastBirthDate(ADULT_AGE, now())) countries[country] = count - 1;
  }
  const last = docs.length === PAGE ? docs.at(-1) : undefined;
  const seen = docs.length;
  if (last) {
    return { cursor: { country: null, closed: placeOf(last, 'status'), countries }, counts: {}, seen };
  }
  const told = Object.entries(countries)
    .map(([country, count]) => [country, Math.floor(count / SMALLEST) * SMALLEST] as const)
    .filter(([, count]) => count > 0);
  const keep = async (transaction: Transaction) => {
    transaction.set(db.doc('mapCounts/minors'), { countries: Object.fromEntries(told) });
    return { countries: told.length };
  };
  return { cursor: null, counts: {}, seen, keep };
}

/** Counts players under 18 by country for `mapCounts/minors`; nothing else about them is ever published. */
export const minorCounts: Steps<typeof CURSOR> = {
  cursor: CURSOR,
  step: (deps, cursor) => {
    const counted = cursor ?? { country: '', closed: null, countries: {} };
    const { country } = counted;
    return country === null ? leaveOutClosed(deps, counted) : countCountries(deps, country, counted);
  },
};
