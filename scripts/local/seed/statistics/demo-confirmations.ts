import {
  type Confirmation,
  type ConfirmedNumber,
  DAY_MS,
  numbersOfEntry,
  numbersOfMatch,
  parseEntry,
  parseMatch,
} from '@skora/domain';
import type { DemoDocument } from './demo-document';
import type { DemoConfirmation } from './demo-record';

function numbersIn({ path, fields }: DemoDocument): ConfirmedNumber[] {
  const [collection, id = ''] = path.split('/');
  const document = { id, fields };
  if (collection === 'matches') {
    const match = parseMatch(document);
    return match ? numbersOfMatch(match) : [];
  }
  const entry = collection === 'statEntries' ? parseEntry(document) : null;
  return entry ? numbersOfEntry(entry) : [];
}

/** When a number was measured or played. */
function findDay({ fields: { measuredOn, monday, day } }: DemoDocument): number {
  if (measuredOn instanceof Date) return measuredOn.getTime();
  return monday instanceof Date && typeof day === 'number' ? monday.getTime() + (day - 1) * DAY_MS : 0;
}

/**
 * What invented coaches decided about a demo player's numbers: those of these kinds that were measured or played in so
 * many days before.
 */
export function demoConfirmations(
  confirmations: readonly DemoConfirmation[],
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  return confirmations.map(({ daysAgo, within, keys, coach, decision, note }, index) => {
    const decidedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const seen = documents.filter((document) => {
      const day = findDay(document);
      return day <= decidedAt.getTime() && day >= decidedAt.getTime() - within * DAY_MS;
    });
    const items = seen.flatMap(numbersIn).filter(({ key }) => keys.includes(key));
    const fields: Omit<Confirmation, 'id'> = { items, coach, decision, note, decidedAt, hidden: false };
    return { path: `confirmations/demo-confirmation-${index + 1}`, fields: { ...fields, schemaVersion: 1 } };
  });
}
