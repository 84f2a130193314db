import { isPlainObject } from '../stored/is-plain-object';
import type { StoredFields } from '../stored/stored-fields';
import type { AgeBand } from './age-band';
import type { ComparisonGroup } from './comparison';

/** Fewer players than this make no percentile. */
export const LEAST_PLAYERS = 50;

/** The percentiles a cohort keeps. Percentiles count from worse to better, also where less is better. */
export const ANCHORS: readonly number[] = [10, 25, 50, 75, 90];

/** What is known of the results of comparable players in one test: nothing about any of them. */
export interface Cohort {
  /** Rounded down to tens. */
  players: number;
  /** The results at {@link ANCHORS}. */
  anchors: readonly number[];
}

/** The cohorts of one group and age band, as they are stored. */
export interface CohortSheet {
  /** ISO date they were counted on. */
  on: string;
  /** By test, value and method: `sprint.sprint10.gates`. */
  tests: Readonly<Record<string, Cohort>>;
}

/** Id of the document with a sheet. @example cohortSheetId('men', band) // 'men-15-16' */
export function cohortSheetId(group: ComparisonGroup, { id }: AgeBand): string {
  return `${group}-${id}`;
}

function parseCohort(stored: unknown): Cohort | null {
  if (!isPlainObject(stored) || !Array.isArray(stored.anchors) || typeof stored.players !== 'number')
    return null;
  const anchors = stored.anchors.filter((value): value is number => typeof value === 'number');
  return anchors.length === ANCHORS.length ? { players: stored.players, anchors } : null;
}

/** Reads a stored sheet; null when there is none or it makes no sense. */
export function parseCohortSheet(fields: StoredFields): CohortSheet | null {
  if (typeof fields?.on !== 'string' || !isPlainObject(fields.tests)) return null;
  const tests = Object.entries(fields.tests).flatMap(([name, stored]) => {
    const cohort = parseCohort(stored);
    return cohort ? [[name, cohort] as const] : [];
  });
  return { on: fields.on, tests: Object.fromEntries(tests) };
}
