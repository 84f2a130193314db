import { BALL_NUMBERS } from './ball-numbers';
import { KEEPER_NUMBERS } from './keeper-numbers';
import type { MatchNumber } from './match-number';
import { OTHER_NUMBERS } from './other-numbers';

/** Every number a match can have. The database rules are generated from it. */
export const MATCH_NUMBERS: readonly MatchNumber[] = [...KEEPER_NUMBERS, ...BALL_NUMBERS, ...OTHER_NUMBERS];

/** The numbers a match in this position can have, in the order they are asked. */
export function numbersFor(position: string): readonly MatchNumber[] {
  const others = position === 'GK' ? 'outfield' : 'goalkeepers';
  return MATCH_NUMBERS.filter(({ players }) => players !== others);
}

/** Devices that count them, stored value to name. */
export const DEVICES = { gps: 'GPS vest or pod', watch: 'Watch', video: 'Video', other: 'Other' } as const;
