import { isPlainObject, type MatchRow } from '@skora/domain';
import type { RowBase } from '../rows/use-row-form';
import { readWeek, type FormDay } from '../week/start-day';

export interface MatchForm extends RowBase {
  competition: string;
  opponent: string;
  venue: string;
  goalsFor: string;
  goalsAgainst: string;
  format: string;
  position: string;
  role: string;
  minutes: string;
  /** Perceived effort; empty when it was not said. */
  rpe: string;
  /** What counted distance and sprints. */
  device: string;
  numbers: Record<string, string>;
}

export function emptyMatch(on: FormDay, position: string): MatchForm {
  return {
    editing: '',
    base: '',
    ...on,
    competition: 'league',
    opponent: '',
    venue: 'home',
    goalsFor: '',
    goalsAgainst: '',
    format: '11',
    position,
    role: 'started',
    minutes: '',
    rpe: '',
    device: '',
    numbers: {},
  };
}

const TEXTS = Object.keys(emptyMatch({ week: '', day: '' }, '')).filter((key) => key !== 'numbers');

/** Reads a draft kept on this device; null when it is none. */
export function parseMatchForm(value: unknown): MatchForm | null {
  if (!isPlainObject(value) || !isPlainObject(value.numbers)) return null;
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
    rpe,
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
    week: readWeek(id),
    day: String(day),
    goalsFor: String(goalsFor),
    goalsAgainst: String(goalsAgainst),
    format: String(format),
    minutes: String(minutes),
    rpe: rpe === null ? '' : String(rpe),
    numbers: Object.fromEntries(Object.entries(numbers).map(([key, value]) => [key, String(value)])),
    competition,
    opponent,
    venue,
    position,
    role,
  };
}

/** A new match that starts as the last one was: everything but the opponent, the score, the effort and the numbers. */
export function startMatch(last: MatchRow | undefined, on: FormDay, position: string): MatchForm {
  const empty = emptyMatch(on, position);
  if (!last) return empty;
  const { competition, venue, format, role, minutes, device, position: played } = readMatch(last);
  // Nobody expects to stay on the bench again.
  if (role === 'unused') return { ...empty, competition, venue, format, position: played };
  return { ...empty, competition, venue, format, role, minutes, device, position: played };
}
