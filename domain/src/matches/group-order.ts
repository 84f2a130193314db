import type { PositionCode } from '../positions/position';
import type { NumberGroup } from './match-number';

/** What the groups of numbers are called. */
export const GROUP_NAMES: Readonly<Record<NumberGroup, string>> = {
  keeping: 'In goal',
  attack: 'Attack',
  passing: 'Passing',
  dribbling: 'On the ball',
  duels: 'Duels',
  defending: 'Defending',
  discipline: 'Cards and fouls',
  running: 'Running',
};

const KEEPER: readonly NumberGroup[] = ['keeping', 'passing', 'attack', 'discipline', 'running'];
const DEFENDER: readonly NumberGroup[] = [
  'defending',
  'duels',
  'passing',
  'attack',
  'dribbling',
  'discipline',
  'running',
];
const MIDFIELDER: readonly NumberGroup[] = [
  'passing',
  'defending',
  'duels',
  'attack',
  'dribbling',
  'discipline',
  'running',
];
const WINGER: readonly NumberGroup[] = [
  'attack',
  'dribbling',
  'passing',
  'duels',
  'defending',
  'discipline',
  'running',
];
const STRIKER: readonly NumberGroup[] = [
  'attack',
  'duels',
  'dribbling',
  'passing',
  'defending',
  'discipline',
  'running',
];

const ORDERS: Readonly<Record<PositionCode, readonly NumberGroup[]>> = {
  GK: KEEPER,
  RB: DEFENDER,
  CB: DEFENDER,
  LB: DEFENDER,
  RWB: DEFENDER,
  LWB: DEFENDER,
  DM: MIDFIELDER,
  CM: MIDFIELDER,
  AM: MIDFIELDER,
  RM: MIDFIELDER,
  LM: MIDFIELDER,
  RW: WINGER,
  LW: WINGER,
  SS: STRIKER,
  ST: STRIKER,
};

/** Groups of numbers with the ones that matter most in this position first. */
export function groupsFor(position: PositionCode | null): readonly NumberGroup[] {
  return position ? ORDERS[position] : MIDFIELDER;
}
