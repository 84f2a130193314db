import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';

/** Kinds of training a player chooses from. */
export const TRAINING_KINDS = {
  team: 'Team training',
  individual: 'On my own',
  gym: 'Gym',
  recovery: 'Recovery',
} as const;

/** Names of all stored kinds: before a match had an effort of its own, some entered it as a session. */
export const TRAINING_TYPES = { ...TRAINING_KINDS, match: 'Match' } as const;

/** A week has room for this many sessions; the rules count them by the id of the row. */
export const TRAININGS_PER_WEEK = 14;
export const TRAINING_MINUTES = { min: 5, max: 240 } as const;

/** What the numbers of perceived effort mean (CR10). */
export const EFFORT_WORDS = [
  'Rest',
  'Very, very easy',
  'Easy',
  'Moderate',
  'Somewhat hard',
  'Hard',
  'Harder',
  'Very hard',
  'Very, very hard',
  'Nearly everything',
  'Everything I had',
] as const;

/** One training session as stored. */
export interface TrainingRow {
  id: string;
  monday: Date;
  /** 1 for Monday to 7 for Sunday. */
  day: number;
  type: string;
  minutes: number;
  /** Perceived effort, 0 to 10. */
  rpe: number;
  /** How often the row was written. */
  revision: number;
}

/** Reads a stored session; null when it makes no sense. */
export function parseTraining({ id, fields }: ListedDocument): TrainingRow | null {
  const monday = readDate(fields.monday);
  const { day, type, minutes, rpe } = fields;
  if (!monday || typeof day !== 'number' || typeof type !== 'string') return null;
  if (typeof minutes !== 'number' || typeof rpe !== 'number') return null;
  return { id, monday, day, type, minutes, rpe, revision: readRevision(fields) };
}
