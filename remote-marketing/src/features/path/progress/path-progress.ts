import { isPlainObject, type StoredFields } from '@skora/domain';
import { ALL_DAYS, type Day } from '../program/days';

/** A week somebody has planned; texts are ids of the page, which may not know them any more. */
export interface SavedWeek {
  phase: string;
  position: string;
  teamDays: readonly Day[];
  matchDay: Day;
  kind: 'usual' | 'exams';
}

/** What a player keeps of the path: steps such as `senior.social`. */
export interface PathProgress {
  done: readonly string[];
  next: readonly string[];
  week: SavedWeek | null;
}

/** A step of the path: not begun, chosen as the next one, or done. */
export type StepState = 'open' | 'next' | 'done';

export const NO_PROGRESS: PathProgress = { done: [], next: [], week: null };

/** Steps that may come next at a time; `firestore.rules` repeat it. */
export const MAX_NEXT = 10;

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

function parseDay(value: unknown): Day | undefined {
  return ALL_DAYS.find((day) => day === value);
}

function parseWeek(value: unknown): SavedWeek | null {
  if (!isPlainObject(value)) return null;
  const { phase, position, teamDays, kind } = value;
  const matchDay = parseDay(value.matchDay);
  if (typeof phase !== 'string' || typeof position !== 'string' || matchDay === undefined) return null;
  const days = (Array.isArray(teamDays) ? teamDays : []).map(parseDay).filter((day) => day !== undefined);
  return { phase, position, matchDay, teamDays: days, kind: kind === 'exams' ? 'exams' : 'usual' };
}

export function parseProgress(fields: StoredFields): PathProgress {
  if (!fields) return NO_PROGRESS;
  return { done: texts(fields.done), next: texts(fields.next), week: parseWeek(fields.week) };
}

export function readState({ done, next }: PathProgress, step: string): StepState {
  if (done.includes(step)) return 'done';
  return next.includes(step) ? 'next' : 'open';
}

export function withStep(progress: PathProgress, step: string, state: StepState): PathProgress {
  const without = (steps: readonly string[]) => steps.filter((other) => other !== step);
  return {
    ...progress,
    done: state === 'done' ? [...without(progress.done), step] : without(progress.done),
    next: state === 'next' ? [...without(progress.next), step].slice(-MAX_NEXT) : without(progress.next),
  };
}
