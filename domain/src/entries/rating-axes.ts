import type { StatEntry } from './stat-entry';
import { statLabel } from './stat-label';
import type { PositionCode } from '../positions/position';

export interface RadarAxis {
  label: string;
  value: number;
  /** The value it is compared with; null when there is none. */
  before: number | null;
}

const DEFENDER = [
  'tackling',
  'oneVOneDef',
  'interception',
  'aerialDef',
  'heading',
  'shortPassing',
  'longPassing',
  'positioning',
];
const WIDE_DEFENDER = [
  'oneVOneDef',
  'tackling',
  'interception',
  'crossing',
  'ballCarrying',
  'shortPassing',
  'pressing',
  'positioning',
];
const MIDFIELDER = [
  'firstTouch',
  'shortPassing',
  'longPassing',
  'scanning',
  'decisionMaking',
  'interception',
  'pressing',
  'ballCarrying',
];
const WINGER = [
  'firstTouch',
  'dribbling',
  'ballCarrying',
  'crossing',
  'finishing',
  'offBallMovement',
  'pressing',
  'decisionMaking',
];
const STRIKER = [
  'finishing',
  'firstTouch',
  'heading',
  'longShots',
  'offBallMovement',
  'dribbling',
  'pressing',
  'decisionMaking',
];
const KEEPER = [
  'shotStopping',
  'reflexes',
  'handling',
  'oneVOne',
  'aerialCommand',
  'positioning',
  'sweeping',
  'distributionShort',
  'distributionLong',
];

const AXES: Readonly<Record<PositionCode, readonly string[]>> = {
  GK: KEEPER,
  RB: WIDE_DEFENDER,
  CB: DEFENDER,
  LB: WIDE_DEFENDER,
  RWB: WIDE_DEFENDER,
  LWB: WIDE_DEFENDER,
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

const FEWEST_AXES = 6;

/**
 * The self-ratings that matter most in a position, with the ones before them.
 * @param entries those that count, newest first
 * @returns nothing when too few of them are rated for a shape to mean anything
 */
export function ratingAxes(position: PositionCode | null, entries: readonly StatEntry[]): RadarAxis[] {
  if (!position) return [];
  const kind = position === 'GK' ? 'goalkeeper' : 'technical';
  const rated = entries.filter((entry) => entry.kind === kind);
  const axes = AXES[position].flatMap((key): RadarAxis[] => {
    const [now, before] = rated.flatMap(({ ratings }) => ratings[key] ?? []);
    return now === undefined ? [] : [{ label: statLabel(kind, key), value: now, before: before ?? null }];
  });
  return axes.length < FEWEST_AXES ? [] : axes;
}
