import type { PositionCode } from '../positions/position';
import type { MatchRow } from '../weekly-stats/match-row';

/** From so many minutes on, numbers per 90 minutes mean something. */
export const PER_90_MINUTES = 270;

/** One number of the recorded matches. */
export interface SeasonNumber {
  label: string;
  value: number;
  unit?: string;
  note?: string;
}

/** Sum of a number over the matches in which it was counted; null when it never was. */
function total(matches: readonly MatchRow[], key: string): { sum: number; minutes: number } | null {
  const counted = matches.filter((row) => row.numbers[key] !== undefined);
  if (counted.length === 0) return null;
  return {
    sum: counted.reduce((sum, row) => sum + (row.numbers[key] ?? 0), 0),
    minutes: counted.reduce((sum, row) => sum + row.minutes, 0),
  };
}

function per90(counted: { sum: number; minutes: number }): string | undefined {
  if (counted.minutes < PER_90_MINUTES) return undefined;
  return `${((counted.sum / counted.minutes) * 90).toFixed(2)} per 90 minutes`;
}

const OUTFIELD = [
  ['goals', 'Goals'],
  ['assists', 'Assists'],
  ['shots', 'Shots'],
  ['shotsOnTarget', 'Shots on target'],
] as const;
const KEEPER = [
  ['saves', 'Saves'],
  ['conceded', 'Goals conceded'],
  ['faced', 'Shots on target faced'],
] as const;

/** A clean sheet by our definition: no goal of the opponent and at least 60 minutes in goal. */
function isCleanSheet(row: MatchRow): boolean {
  return row.position === 'GK' && row.goalsAgainst === 0 && row.minutes >= 60;
}

/** What the recorded matches add up to, with the numbers that matter for the position. */
export function seasonNumbers(matches: readonly MatchRow[], position: PositionCode | null): SeasonNumber[] {
  const played = matches.filter((row) => row.role !== 'unused');
  const minutes = played.reduce((sum, row) => sum + row.minutes, 0);
  const numbers = (position === 'GK' ? KEEPER : OUTFIELD).flatMap(([key, label]) => {
    const counted = total(played, key);
    return counted ? [{ label, value: counted.sum, note: per90(counted) }] : [];
  });
  const sheets = played.filter(isCleanSheet).length;
  return [
    { label: 'Matches', value: played.length },
    { label: 'Minutes', value: minutes },
    ...numbers,
    ...(position === 'GK'
      ? [{ label: 'Clean sheets', value: sheets, note: 'No goal of the opponent, 60 minutes or more' }]
      : []),
  ];
}
