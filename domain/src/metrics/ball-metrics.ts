import type { Metric } from './metric';

const ball = {
  test: 'technical',
  decimals: 0,
  better: 'higher',
  repeats: true,
  players: 'all',
} as const;

/** Ball tests anybody can repeat. */
export const BALL_METRICS: readonly Metric[] = [
  {
    ...ball,
    key: 'weakFoot',
    label: 'Weaker foot',
    name: 'Weaker foot',
    unit: 'of 5',
    min: 1,
    max: 5,
    better: null,
    repeats: false,
    hint: '1 for standing only, 5 for no difference.',
  },
  {
    ...ball,
    key: 'jugglingTouches',
    label: 'Juggling',
    name: 'Juggling',
    unit: 'touches',
    min: 0,
    max: 2000,
  },
  {
    ...ball,
    key: 'passAccuracy10',
    label: 'Passes on target',
    name: 'Passes on target',
    unit: 'of 10',
    min: 0,
    max: 10,
    definition: 'Ten passes over 15 m through a gate 1 m wide.',
  },
  {
    ...ball,
    key: 'slalomDribble',
    label: 'Slalom dribble',
    name: 'Slalom dribble',
    unit: 's',
    min: 5,
    max: 40,
    decimals: 2,
    better: 'lower',
  },
  {
    ...ball,
    key: 'shootingZones',
    label: 'Shooting zones',
    name: 'Shooting zones',
    unit: 'points',
    min: 0,
    max: 15,
  },
  {
    ...ball,
    key: 'wallPass30s',
    label: 'Wall passes in 30 s',
    name: 'Wall passes in 30 s',
    unit: 'passes',
    min: 0,
    max: 60,
  },
];
