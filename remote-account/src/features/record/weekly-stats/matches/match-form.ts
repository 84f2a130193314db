import { isRecord, type MatchRow } from '@skora/domain';

export interface MatchForm {
  /** Id of the row that is being corrected; empty for a new one. */
  editing: string;
  /** Revision the correction started from. */
  base: string;
  day: string;
  competition: string;
  opponent: string;
  venue: string;
  goalsFor: string;
  goalsAgainst: string;
  format: string;
  position: string;
  role: string;
  minutes: string;
  /** What counted distance and sprints. */
  device: string;
  numbers: Record<string, string>;
}

export function emptyMatch(day: number, position: string): MatchForm {
  return {
    editing: '',
    base: '',
    day: String(day),
    competition: 'league',
    opponent: '',
    venue: 'home',
    goalsFor: '',
    goalsAgainst: '',
    format: '11',
    position,
    role: 'started',
    minutes: '',
    device: '',
    numbers: {},
  };
}

const TEXTS = Object.keys(emptyMatch(1, '')).filter((key) => key !== 'numbers');

/** Reads a draft kept on this device; null when it is none. */
export function parseMatchForm(value: unknown): MatchForm | null {
  if (!isRecord(value) || !isRecord(value.numbers)) return null;
  if (TEXTS.some((key) => typeof value[key] !== 'string')) return null;
  if (Object.values(value.numbers).some((text) => typeof text !== 'string')) return null;
  return value as unknown as MatchForm;
}

/** A stored match as it is typed. */
export function readMatch(row: MatchRow): MatchForm {
  const {
    id,
    day,
    goalsFor,
    goalsAgainst,
    format,
    minutes,
    numbers,
    competition,
    opponent,
    venue,
    position,
    role,
    device,
    revision,
  } = row;
  return {
    editing: id,
    base: String(revision),
    device,
    day: String(day),
    goalsFor: String(goalsFor),
    goalsAgainst: String(goalsAgainst),
    format: String(format),
    minutes: String(minutes),
    numbers: Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)])),
    competition,
    opponent,
    venue,
    position,
    role,
  };
}

/** A new match that starts as the last one was: everything but the opponent, the score and the numbers. */
export function copyMatch(row: MatchRow, day: number): MatchForm {
  const { competition, venue, format, position, role, minutes, device } = readMatch(row);
  return { ...emptyMatch(day, position), competition, venue, format, role, minutes, device };
}
