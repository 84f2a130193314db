import { DAY_MS } from '../time/time-units';
import { formatDay } from '../text/format-day';
import type { MatchRow } from './match-row';

/** A number of a match that was higher than in every match before. */
export interface MatchBest {
  key: string;
  value: number;
  /** The highest before, above zero. */
  before: number;
  /** When that was. */
  on: Date;
}

/** Counts that are good to have more of, by what they are called in a sentence. */
const COUNTED: Readonly<Record<string, string>> = {
  goals: 'goals',
  assists: 'assists',
  saves: 'saves',
  keyPasses: 'key passes',
  dribblesWon: 'dribbles won',
  tacklesWon: 'tackles won',
  interceptions: 'interceptions',
};

const playedOn = ({ monday, day }: Pick<MatchRow, 'monday' | 'day'>) =>
  new Date(monday.getTime() + (day - 1) * DAY_MS);

/**
 * What was higher in this match than in any match before it.
 * @param matches the player's matches; this one and later days are left out
 */
export function findMatchBests(
  match: Pick<MatchRow, 'id' | 'monday' | 'day' | 'numbers'>,
  matches: readonly MatchRow[],
): MatchBest[] {
  const when = playedOn(match);
  const others = matches.filter((row) => row.id !== match.id);
  const earlier = others.filter((row) => playedOn(row) < when);
  const sameDay = others.filter((row) => playedOn(row).getTime() === when.getTime());
  return Object.keys(COUNTED).flatMap((key) => {
    const value = match.numbers[key] ?? 0;
    const best = earlier.reduce<MatchRow | null>(
      (top, row) => ((row.numbers[key] ?? 0) > (top?.numbers[key] ?? 0) ? row : top),
      null,
    );
    const before = best?.numbers[key] ?? 0;
    // Nobody knows which of one day came first.
    const isMatched = sameDay.some((row) => (row.numbers[key] ?? 0) >= value);
    return best && value > before && !isMatched ? [{ key, value, before, on: playedOn(best) }] : [];
  });
}

/** @example 'Your most goals in a match so far: 3 (before 2, on 3 May 2026).' */
export function describeMatchRecord({ key, value, before, on }: MatchBest): string {
  return `Your most ${COUNTED[key] ?? key} in a match so far: ${value} (before ${before}, on ${formatDay(on)}).`;
}
