import { findMetric } from '../metrics/metrics';
import type { ListedDocument } from '../stored/listed-document';
import { readRevision } from '../stored/read-revision';
import { readKey, readNumber, readText } from '../stored/read-value';
import { CORNERS, type Goal } from './goal';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function day(value: unknown): string {
  return typeof value === 'string' && DAY.test(value) ? value : '';
}

/** Reads a stored goal; null when it makes no sense. */
export function parseGoal({ id, fields }: ListedDocument): Goal | null {
  const { title, test, key, start, target, dueOn } = fields;
  const corner = readKey(CORNERS, fields.corner);
  if (typeof title !== 'string' || day(dueOn) === '' || corner === null) return null;
  const known = typeof test === 'string' && typeof key === 'string' && findMetric(test, key) !== undefined;
  return {
    id,
    title,
    corner,
    metric: known ? { test, key } : null,
    start: known ? readNumber(start) : null,
    target: known ? readNumber(target) : null,
    dueOn: day(dueOn),
    nextTestOn: day(fields.nextTestOn),
    note: readText(fields.note),
    doneAt: day(fields.doneAt) || null,
    revision: readRevision(fields),
  };
}

/** The fields of a goal as the rules want them: nothing that was not said. */
export function goalFields(goal: Omit<Goal, 'id'>): Record<string, unknown> {
  const { metric, start, target, nextTestOn, note, doneAt, ...always } = goal;
  return {
    ...always,
    ...metric,
    ...(start !== null && { start }),
    ...(target !== null && { target }),
    ...(nextTestOn !== '' && { nextTestOn }),
    ...(note !== '' && { note }),
    ...(doneAt !== null && { doneAt }),
  };
}
