import type { PositionCode } from '../positions/position';
import { MATCH_NUMBERS } from './match-numbers';
import type { MatchRow } from './match-row';

/** From so many minutes on, numbers per 90 minutes mean something. */
export const PER_90_MINUTES = 270;

/** One number of the recorded matches. */
interface SeasonNumber {
  /** Key of the number of a match it adds up; `matches`, `savePercentage` and `cleanSheets` are of no single one. */
  key: string;
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

const KEEPER = ['saves', 'conceded', 'faced', 'crossesClaimed', 'sweeperActions', 'passesCompleted'];
const CENTRE_BACK = ['tacklesWon', 'interceptions', 'clearances', 'duelsWon', 'aerialWon', 'passesCompleted'];
const FULL_BACK = ['tacklesWon', 'interceptions', 'duelsWon', 'crosses', 'keyPasses', 'recoveries'];
const MIDFIELDER = ['passesCompleted', 'keyPasses', 'recoveries', 'tacklesWon', 'interceptions', 'shots'];
const WINGER = ['shots', 'shotsOnTarget', 'dribblesWon', 'crosses', 'keyPasses', 'foulsWon'];
const STRIKER = ['shots', 'shotsOnTarget', 'dribblesWon', 'duelsWon', 'aerialWon', 'keyPasses'];

/** The six numbers that matter most in a position, besides goals and assists. */
const MATTERING: Readonly<Record<PositionCode, readonly string[]>> = {
  GK: KEEPER,
  RB: FULL_BACK,
  CB: CENTRE_BACK,
  LB: FULL_BACK,
  RWB: FULL_BACK,
  LWB: FULL_BACK,
  DM: MIDFIELDER,
  CM: MIDFIELDER,
  AM: MIDFIELDER,
  RM: WINGER,
  LM: WINGER,
  RW: WINGER,
  LW: WINGER,
  SS: STRIKER,
  ST: STRIKER,
};

const LABELS = new Map(MATCH_NUMBERS.map(({ key, label }) => [key, label]));

function keysFor(position: PositionCode | null): readonly string[] {
  if (position === 'GK') return KEEPER;
  return ['goals', 'assists', ...(position ? MATTERING[position] : ['shots', 'shotsOnTarget'])];
}

/** A clean sheet by our definition: nothing conceded in at least 60 minutes in goal. */
function isCleanSheet({ position, minutes, numbers, goalsAgainst }: MatchRow): boolean {
  if (position !== 'GK' || minutes < 60) return false;
  // Without a count of one's own the score decides.
  return (numbers.conceded === undefined ? goalsAgainst : numbers.conceded + (numbers.ownGoals ?? 0)) === 0;
}

/** Share of the shots on target faced that were saved, in whole percent; null when they were not counted. */
function savePercentage(matches: readonly MatchRow[]): number | null {
  const counted = matches.filter(({ numbers }) => numbers.faced !== undefined && numbers.saves !== undefined);
  const sum = (key: string) => counted.reduce((total, { numbers }) => total + (numbers[key] ?? 0), 0);
  return sum('faced') === 0 ? null : Math.round((sum('saves') / sum('faced')) * 100);
}

/** What the recorded matches add up to, with the numbers that matter for the position. */
export function seasonNumbers(matches: readonly MatchRow[], position: PositionCode | null): SeasonNumber[] {
  const played = matches.filter((row) => row.role !== 'unused');
  const minutes = played.reduce((sum, row) => sum + row.minutes, 0);
  const numbers = keysFor(position).flatMap((key) => {
    const counted = total(played, key);
    return counted ? [{ key, label: LABELS.get(key) ?? key, value: counted.sum, note: per90(counted) }] : [];
  });
  const saved = savePercentage(played);
  const sheets = played.filter(isCleanSheet).length;
  return [
    { key: 'matches', label: 'Matches', value: played.length },
    { key: 'minutes', label: 'Minutes', value: minutes },
    ...numbers,
    ...(position === 'GK' && saved !== null
      ? [
          {
            key: 'savePercentage',
            label: 'Shots saved',
            value: saved,
            unit: '%',
            note: 'Saves by shots on target faced',
          },
        ]
      : []),
    ...(position === 'GK'
      ? [
          {
            key: 'cleanSheets',
            label: 'Clean sheets',
            value: sheets,
            note: 'No goal conceded in 60 minutes or more',
          },
        ]
      : []),
  ];
}
