import { isRecord } from '../stored/is-record';
import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import { parsePosition, type PositionCode } from '../positions/position';

export const COMPETITIONS = { league: 'League', cup: 'Cup', friendly: 'Friendly', trial: 'Trial' } as const;
export const VENUES = { home: 'Home', away: 'Away', neutral: 'Neutral ground' } as const;
export const ROLES = { started: 'Started', sub: 'Came on', unused: 'Stayed on the bench' } as const;
export const FORMATS = [11, 9, 7, 5] as const;

/** A week has room for this many matches; the rules count them by the id of the row. */
export const MATCHES_PER_WEEK = 7;
export const MATCH_MINUTES = 130;

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

function numbers(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Reads a stored match; null when it makes no sense. */
export function parseMatch({ id, fields }: ListedDocument): MatchRow | null {
  const monday = readDate(fields.monday);
  const position = parsePosition(fields.position);
  if (!monday || !position || fields.removed === true) return null;
  const count = (value: unknown) => (typeof value === 'number' ? value : 0);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    id,
    monday,
    position,
    day: count(fields.day),
    competition: text(fields.competition),
    opponent: text(fields.opponent),
    venue: text(fields.venue),
    goalsFor: count(fields.goalsFor),
    goalsAgainst: count(fields.goalsAgainst),
    format: count(fields.format),
    role: text(fields.role),
    minutes: count(fields.minutes),
    rpe: typeof fields.rpe === 'number' ? fields.rpe : null,
    numbers: { ...numbers(fields.numbers), ...numbers(fields.running) },
    device: text(fields.device),
    revision: readRevision(fields),
  };
}
