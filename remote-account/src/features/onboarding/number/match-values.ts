import {
  begunDays,
  dayLabel,
  isPlainObject,
  openWeeks,
  type IsoWeek,
  type PositionCode,
} from '@skora/domain';
import { indexProblems } from '../../../lib/document-form/document-codec';
import { checkMatch, emptyMatch } from '../../record';

/** The last match as it is typed: the few facts every match has. */
export interface MatchValues {
  /** Week and day, `2026-W47-6`. */
  when: string;
  opponent: string;
  goalsFor: string;
  goalsAgainst: string;
  minutes: string;
  venue: string;
  format: string;
  role: string;
  competition: string;
  /** Perceived effort; empty when it is not said. */
  rpe: string;
}

export type MatchField = keyof MatchValues;

const WEEKS_OFFERED = 3;

interface MatchDay {
  value: string;
  label: string;
  week: IsoWeek;
  day: number;
}

/** The days a last match is looked for on, today first. */
export function matchDays(now: Date): MatchDay[] {
  return openWeeks(now)
    .slice(0, WEEKS_OFFERED)
    .flatMap((week) =>
      begunDays(week, now)
        .toReversed()
        .map((day) => ({ value: `${week.id}-${day}`, label: dayLabel(week, day), week, day })),
    );
}

export function emptyValues(today: string): MatchValues {
  const { opponent, goalsFor, goalsAgainst, minutes, venue, format, role, competition, rpe } = emptyMatch(
    { week: '', day: '1' },
    '',
  );
  return { when: today, opponent, goalsFor, goalsAgainst, minutes, venue, format, role, competition, rpe };
}

/** Reads a draft kept on this device; null when it is none. */
export function parseValues(value: unknown): MatchValues | null {
  if (!isPlainObject(value)) return null;
  const keys = Object.keys(emptyValues(''));
  return keys.every((key) => typeof value[key] === 'string') ? (value as unknown as MatchValues) : null;
}

/** Checks the match as the form of the week does. @returns problems by field, and the fields to store */
export function checkValues(
  { when, ...typed }: MatchValues,
  days: readonly MatchDay[],
  position: PositionCode | null,
) {
  const found = days.find(({ value }) => value === when);
  const checked = checkMatch({
    ...emptyMatch({ week: found?.week.id ?? '', day: String(found?.day ?? 1) }, position ?? 'CM'),
    ...typed,
  });
  const problems = indexProblems(checked.problems);
  return {
    week: found?.week ?? null,
    fields: checked.fields,
    problems: found ? problems : { ...problems, when: 'Choose the day of the match.' },
  };
}
