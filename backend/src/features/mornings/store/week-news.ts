import { currentEntries, DAY_MS, dayAfter, parseConfirmation, parseEntry, parseGoal } from '@skora/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { nextPlace } from '../../showcase-places';
import type { WeekNews } from '../domain/weekly-words';

/** What a week may have at most; a bound for what one mail reads. */
const MAX_ROWS = 50;
/** What comes later is no news of this week. */
const AHEAD_DAYS = 14;

/** The next open goal that is due soon. */
async function nextGoal(db: Firestore, uid: string, today: string): Promise<WeekNews['goal']> {
  const { docs } = await db
    .collection(`profiles/${uid}/goals`)
    .where('dueOn', '>=', today)
    .where('dueOn', '<=', dayAfter(today, AHEAD_DAYS))
    .orderBy('dueOn')
    .get();
  const goals = docs.map((goal) => parseGoal({ id: goal.id, fields: goal.data() }));
  const open = goals.find((goal) => goal !== null && goal.doneAt === null);
  return open ? { title: open.title, dueOn: open.dueOn } : null;
}

/** What happened in the seven days before, and what comes next. @param today ISO day where the player is */
export async function readWeekNews(
  db: Firestore,
  uid: string,
  today: string,
  now: number,
): Promise<WeekNews> {
  const profile = db.doc(`profiles/${uid}`);
  const from = Timestamp.fromMillis(now - 7 * DAY_MS);
  const since = (name: string, field: string) =>
    profile.collection(name).where(field, '>=', from).limit(MAX_ROWS).get();
  const rows = async (name: string) =>
    (await since(name, 'updatedAt')).docs.filter((row) => row.get('removed') !== true).length;
  const [matches, trainings, entries, answers, goal, place] = await Promise.all([
    rows('matches'),
    rows('trainings'),
    since('statEntries', 'updatedAt'),
    since('confirmations', 'decidedAt'),
    nextGoal(db, uid, today),
    nextPlace(db, uid, now),
  ]);
  const tests = entries.docs.map((entry) => parseEntry({ id: entry.id, fields: entry.data() }));
  const decided = answers.docs.map((answer) => parseConfirmation({ id: answer.id, fields: answer.data() }));
  const numbers = (decision: string) =>
    decided.reduce((sum, one) => sum + (one?.decision === decision ? one.items.length : 0), 0);
  return {
    ...{ matches, trainings, goal },
    tests: currentEntries(tests.filter((entry) => entry !== null)).length,
    confirmed: numbers('confirmed'),
    declined: numbers('declined'),
    showcase: place && place.startsAt <= now + AHEAD_DAYS * DAY_MS ? place : null,
  };
}
