import { readDate } from '../stored/read-date';

const MEASURED_FROM_AGE = 5;

/**
 * The birthday that `users/{uid}.measuresFrom` tells, ISO date: that field is the fifth one. Null for accounts without it.
 * @param measuresFrom as stored
 */
export function readBirthDate(measuresFrom: unknown): string | null {
  const fifth = readDate(measuresFrom)?.toISOString().slice(0, 10);
  return fifth ? `${Number(fifth.slice(0, 4)) - MEASURED_FROM_AGE}${fifth.slice(4)}` : null;
}
