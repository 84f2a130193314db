import { call, openAccount, stamped, readToken } from './firestore-harness';
import { firestoreFields } from './firestore-value';

export const ALLOWED = { status: 200, reason: '' };
export const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };
export const DAY = 24 * 60 * 60 * 1000;

export type Fields = Record<string, unknown>;

/** Monday, 00:00 UTC, of the week that many weeks ago. */
export function findMonday(weeksAgo: number): Date {
  const today = new Date(new Date().toISOString().slice(0, 10));
  return new Date(today.getTime() - (((today.getUTCDay() + 6) % 7) + weeksAgo * 7) * DAY);
}

/** ISO week of a Monday, counted from the week that holds 4 January. */
export function findWeek(monday: Date): string {
  const year = new Date(monday.getTime() + 3 * DAY).getUTCFullYear();
  const fourth = new Date(Date.UTC(year, 0, 4));
  const first = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY;
  const number = Math.round((monday.getTime() - first) / (7 * DAY)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

export const THIS_WEEK = findWeek(findMonday(0));

const row: Fields = { monday: findMonday(0), revision: 1, schemaVersion: 1 };
export const match: Fields = {
  ...row,
  day: 6,
  competition: 'league',
  opponent: 'Northfield Rovers',
  venue: 'home',
  goalsFor: 2,
  goalsAgainst: 1,
  format: 11,
  position: 'RW',
  role: 'started',
  minutes: 90,
  numbers: { goals: 1, assists: 0, shots: 3, shotsOnTarget: 2, yellow: 0, red: 0 },
};
export const keeper: Fields = { ...match, position: 'GK', numbers: { faced: 5, saves: 4, conceded: 1 } };
export const training: Fields = { ...row, day: 2, type: 'team', minutes: 90, rpe: 6 };

/** Writes a row of a player, by default a new one, the way the SDK does. */
export async function write(path: string, fields: Fields, owner?: string, token?: string) {
  const uid = owner ?? (await openAccount());
  return call(
    token ?? readToken(uid),
    'POST',
    ':commit',
    stamped(`profiles/${uid}/${path}`, firestoreFields(fields)),
  );
}

export const withMatch = (change: Fields, base = match) =>
  write(`matches/${THIS_WEEK}-1`, { ...base, ...change });
export const withTraining = (change: Fields) => write(`trainings/${THIS_WEEK}-1`, { ...training, ...change });
