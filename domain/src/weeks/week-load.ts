import type { MatchRow } from '../matches/match-row';
import type { TrainingRow } from './training-row';

/** What a training load counts, as pages name it. */
export const LOAD_UNIT = 'minutes × effort';

/** The definition, in the words of the pages. */
export const LOAD_DEFINITION =
  'For every session and every match: minutes times effort, where effort is how hard it felt to you from 0 to 10. Added up. It describes what you did and says nothing about injuries.';

const DAYS = 7;

/** Rows of one week, or of any other time. */
export interface LoadRows {
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
}

/** What a time adds up to. */
export interface Load {
  /** Minutes times effort of sessions and matches; null where nothing could be counted. */
  total: number | null;
  /** The same by day of the week, Monday first. */
  days: readonly number[];
  /** Matches that were played but are not counted, because their effort was not said. */
  uncounted: readonly MatchRow[];
}

/** Minutes times perceived effort, see {@link LOAD_UNIT}; null for a match whose effort was not said. */
export function rowLoad({ minutes, rpe }: { minutes: number; rpe: number | null }): number | null {
  // Who stayed on the bench had no effort to tell.
  if (minutes === 0) return 0;
  return rpe === null ? null : minutes * rpe;
}

/**
 * The load of sessions and matches together. A session of the kind "match" is left out on a day that has a match with
 * an effort: it is the same match, entered before matches had one.
 */
export function computeLoad({ matches, trainings }: LoadRows): Load {
  const played = matches.filter(({ minutes }) => minutes > 0);
  const told = new Set(
    played.filter(({ rpe }) => rpe !== null).map(({ monday, day }) => `${+monday}-${day}`),
  );
  const sessions = trainings.filter(
    ({ type, monday, day }) => type !== 'match' || !told.has(`${+monday}-${day}`),
  );
  const days = Array.from({ length: DAYS }, () => 0);
  for (const row of [...matches, ...sessions]) {
    days[row.day - 1] = (days[row.day - 1] ?? 0) + (rowLoad(row) ?? 0);
  }
  const uncounted = played.filter(({ rpe }) => rpe === null);
  const counted = matches.length + sessions.length - uncounted.length;
  return {
    total: counted === 0 ? null : days.reduce((sum, load) => sum + load, 0),
    days,
    uncounted,
  };
}

/**
 * How alike the days of a week were: the mean load of its days divided by their spread.
 * @returns null when every day is the same or none is recorded
 */
export function dayLikeness(days: readonly number[]): number | null {
  const mean = days.reduce((sum, load) => sum + load, 0) / days.length;
  const variance = days.reduce((sum, load) => sum + (load - mean) ** 2, 0) / days.length;
  return variance === 0 ? null : Math.round((mean / Math.sqrt(variance)) * 100) / 100;
}
