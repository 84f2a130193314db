import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import { readNumber, readNumbers, readText } from '../stored/read-value';
import { parsePosition, type PositionCode } from '../positions/position';

export const COMPETITIONS = { league: 'League', cup: 'Cup', friendly: 'Friendly', trial: 'Trial' } as const;
export const VENUES = { home: 'Home', away: 'Away', neutral: 'Neutral ground' } as const;
export const ROLES = { started: 'Started', sub: 'Came on', unused: 'Stayed on the bench' } as const;
export const FORMATS = [11, 9, 7, 5] as const;

/** A week has room for this many matches; the rules count them by the id of the row. */
export const MATCHES_PER_WEEK = 7;
export const MATCH_MINUTES = 130;

/** `firestore.rules` repeat them. */
export const MATCH_BOUNDS = { opponentLength: 60, teamGoals: 50 } as const;

/** One match as stored. */
export interface MatchRow {
  id: string;
  monday: Date;
  /** 1 for Monday to 7 for Sunday. */
  day: number;
  competition: string;
  opponent: string;
  venue: string;
  goalsFor: number;
  goalsAgainst: number;
  format: number;
  position: PositionCode;
  role: string;
  minutes: number;
  /** Perceived effort, 0 to 10; null where it was not said, as in matches of before it was asked. */
  rpe: number | null;
  /** Counts, and what a device measured. */
  numbers: Readonly<Record<string, number>>;
  /** What measured distance and sprints; empty when nothing was measured. */
  device: string;
  /** How often the row was written. */
  revision: number;
}

/** Reads a stored match; null when it makes no sense. */
export function parseMatch({ id, fields }: ListedDocument): MatchRow | null {
  const monday = readDate(fields.monday);
  const position = parsePosition(fields.position);
  if (!monday || !position || fields.removed === true) return null;
  const count = (value: unknown) => readNumber(value) ?? 0;
  return {
    id,
    monday,
    position,
    day: count(fields.day),
    competition: readText(fields.competition),
    opponent: readText(fields.opponent),
    venue: readText(fields.venue),
    goalsFor: count(fields.goalsFor),
    goalsAgainst: count(fields.goalsAgainst),
    format: count(fields.format),
    role: readText(fields.role),
    minutes: count(fields.minutes),
    rpe: readNumber(fields.rpe),
    numbers: { ...readNumbers(fields.numbers), ...readNumbers(fields.running) },
    device: readText(fields.device),
    revision: readRevision(fields),
  };
}
