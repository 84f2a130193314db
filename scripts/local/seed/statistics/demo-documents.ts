import { DAY_MS, goalFields, weeksBack } from '@skora/domain';
import { demoConfirmations } from './demo-confirmations';
import type { DemoDocument } from './demo-document';
import type { DemoRecord } from './demo-record';

/** Weeks a record may reach back. */
const WEEKS = 30;

function midnight(now: Date, daysAgo: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) - daysAgo * DAY_MS);
}

/** Rows of weeks: each takes the next free place of its week. */
function rows<T extends { weeksAgo: number; day: number }>(
  collection: string,
  list: readonly T[],
  now: Date,
  fieldsOf: (row: Omit<T, 'weeksAgo'>) => Record<string, unknown>,
): DemoDocument[] {
  const weeks = weeksBack(now, WEEKS);
  const taken = new Map<string, number>();
  // The present week has no days to come.
  const today = ((now.getDay() + 6) % 7) + 1;
  return list.flatMap(({ weeksAgo, ...row }) => {
    const week = weeks[weeksAgo];
    if (!week || (weeksAgo === 0 && row.day > today)) return [];
    const place = (taken.get(week.id) ?? 0) + 1;
    taken.set(week.id, place);
    const fields = { ...fieldsOf(row), monday: week.monday, revision: 1 };
    return [{ path: `${collection}/${week.id}-${place}`, fields }];
  });
}

/** A demo player's record as documents, without the stamp of the server. @param now decides every date */
export function demoDocuments(record: DemoRecord, now: Date): DemoDocument[] {
  const told = toldDocuments(record, now);
  return [...told, ...demoConfirmations(record.confirmations ?? [], told, now)];
}

function toldDocuments(
  { uid, entries, matches, trainings, goals = [] }: DemoRecord,
  now: Date,
): DemoDocument[] {
  const results = entries.map(({ daysAgo, method = '', ratings = {}, ...entry }, index) => ({
    path: `statEntries/${uid}-entry-${String(index + 1).padStart(8, '0')}`,
    fields: { ...entry, method, ratings, measuredOn: midnight(now, daysAgo) },
  }));
  const aims = goals.map(({ daysAhead, ...goal }, index) => {
    const dueOn = midnight(now, -daysAhead).toISOString().slice(0, 10);
    const fields = goalFields({ ...goal, dueOn, nextTestOn: '', doneAt: null, revision: 1 });
    return { path: `goals/${index + 1}`, fields };
  });
  return [
    ...results,
    ...aims,
    ...rows('matches', matches, now, (match) => ({
      ...match,
      format: 11,
      ...('running' in match && match.running && { device: 'gps' }),
    })),
    ...rows('trainings', trainings, now, (session) => ({ ...session })),
  ].map(({ path, fields }) => ({ path, fields: { ...fields, schemaVersion: 1 } }));
}
