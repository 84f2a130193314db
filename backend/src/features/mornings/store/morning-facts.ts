import { DAY_MS, dayAfter, parseGoal, parseMatch, type localTime } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Fact } from '../../notifications';

/** More than a week has; removed ones stay in the store. */
const NEWEST = 14;
/** Who entered no match for so long is not playing now, or does not enter matches. */
const PLAYING_DAYS = 56;
const MONDAY = 1;

/** Goals that are due tomorrow, and still open. */
async function goalsDue(db: Firestore, uid: string, today: string): Promise<Fact[]> {
  const tomorrow = dayAfter(today, 1);
  const { docs } = await db.collection(`profiles/${uid}/goals`).where('dueOn', '==', tomorrow).get();
  return docs
    .map((goal) => parseGoal({ id: goal.id, fields: goal.data() }))
    .filter((goal) => goal !== null && goal.doneAt === null)
    .map((goal): Fact => {
      const { id = '', title = '' } = goal ?? {};
      return { kind: 'goal-due', key: `${id}:${tomorrow}`, params: { title, dueOn: tomorrow } };
    });
}

/** Whether a player who enters matches has entered none of the week that ended yesterday. @param today a Monday */
async function matchMissing(db: Firestore, uid: string, today: string): Promise<Fact[]> {
  const newest = db.collection(`profiles/${uid}/matches`).orderBy('monday', 'desc').limit(NEWEST);
  const rows = (await newest.get()).docs.map((row) => parseMatch({ id: row.id, fields: row.data() }));
  const last = rows.find((row) => row !== null)?.monday.getTime() ?? -Infinity;
  const week = dayAfter(today, -7);
  const start = Date.parse(week);
  if (last >= start || last < start - PLAYING_DAYS * DAY_MS) return [];
  return [{ kind: 'match-missing', key: week, params: { week } }];
}

/** A day where the player is. */
type LocalDay = Pick<ReturnType<typeof localTime>, 'day' | 'weekday'>;

/**
 * The days that a morning serves: today, and yesterday where a change of the time zone left it out; none when today was
 * served in another time zone already.
 * @param served the day that was served last
 */
export function daysToServe({ day, weekday }: LocalDay, served: string | null): LocalDay[] {
  if (served !== null && served >= day) return [];
  const yesterday = { day: dayAfter(day, -1), weekday: ((weekday + 5) % 7) + 1 };
  return [...(served !== null && served < yesterday.day ? [yesterday] : []), { day, weekday }];
}

/** What there is to tell a player on the morning of these days, of which the last is today. */
export async function morningFacts(db: Firestore, uid: string, days: readonly LocalDay[]): Promise<Fact[]> {
  const today = days.at(-1);
  const monday = days.find(({ weekday }) => weekday === MONDAY);
  const facts = await Promise.all([
    today ? goalsDue(db, uid, today.day) : [],
    monday ? matchMissing(db, uid, monday.day) : [],
  ]);
  return facts.flat();
}
