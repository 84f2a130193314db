import type { Metric } from './metric';

const keeper = { test: 'goalkeeper', repeats: true, players: 'goalkeepers' } as const;
const shuttle = { ...keeper, unit: 's', min: 1, max: 30, decimals: 2, better: 'lower' } as const;

/** Tests of goalkeepers. */
export const GOALKEEPER_METRICS: readonly Metric[] = [
  {
    ...keeper,
    key: 'weakFoot',
    label: 'Weaker foot',
    name: 'Weaker foot',
    unit: 'of 5',
    min: 1,
    max: 5,
    decimals: 0,
    better: null,
    repeats: false,
    hint: '1 for standing only, 5 for no difference.',
  },
  { ...shuttle, key: 'sKeeperL', label: 'S-Keeper, left', name: 'S-Keeper, left' },
  { ...shuttle, key: 'sKeeperR', label: 'S-Keeper, right', name: 'S-Keeper, right' },
  { ...shuttle, key: 'lsKeeperL', label: 'LS-Keeper, left', name: 'LS-Keeper, left' },
  { ...shuttle, key: 'lsKeeperR', label: 'LS-Keeper, right', name: 'LS-Keeper, right' },
  {
    ...keeper,
    key: 'goalKickM',
    label: 'Goal kick',
    name: 'Goal kick',
    unit: 'm',
    min: 0,
    max: 90,
    decimals: 1,
    better: 'higher',
    imperial: 'yd',
  },
  {
    ...keeper,
    key: 'throwM',
    label: 'Throw',
    name: 'Throw',
    unit: 'm',
    min: 0,
    max: 60,
    decimals: 1,
    better: 'higher',
    imperial: 'yd',
  },
  {
    ...keeper,
    key: 'reactionMs',
    label: 'Reaction time',
    name: 'Reaction time',
    unit: 'ms',
    min: 100,
    max: 1000,
    decimals: 0,
    better: 'lower',
    repeats: false,
  },
];
