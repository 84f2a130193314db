import type { MatchNumber } from './match-number';

const duels = { group: 'duels', players: 'outfield' } as const;
const defending = { group: 'defending', players: 'outfield' } as const;
const discipline = { group: 'discipline' } as const;
const running = { group: 'running', device: true } as const;

/** Duels, defending, cards and running. */
export const OTHER_NUMBERS: readonly MatchNumber[] = [
  {
    ...duels,
    key: 'duelsTotal',
    label: 'Duels',
    max: 120,
    definition: 'Direct contests for the ball, on the ground and in the air.',
  },
  {
    ...duels,
    key: 'duelsWon',
    label: 'Duels won',
    max: 120,
    definition: 'Duels after which your team had the ball.',
  },
  {
    ...duels,
    key: 'aerialTotal',
    label: 'Duels in the air',
    max: 80,
    definition: 'Duels for a high ball. They count as duels as well.',
  },
  { ...duels, key: 'aerialWon', label: 'Duels in the air won', max: 80, definition: 'High balls you won.' },
  {
    ...defending,
    key: 'tacklesAttempted',
    label: 'Tackles attempted',
    max: 60,
    definition: 'Tries to take the ball off an opponent’s foot.',
  },
  {
    ...defending,
    key: 'tacklesWon',
    label: 'Tackles won',
    max: 60,
    definition: 'Tackles after which the opponent had lost the ball.',
  },
  {
    ...defending,
    key: 'interceptions',
    label: 'Interceptions',
    max: 60,
    definition: 'Passes you read and cut out.',
  },
  {
    ...defending,
    key: 'clearances',
    label: 'Clearances',
    max: 80,
    definition: 'Balls you got out of danger without looking for a team-mate.',
  },
  {
    ...defending,
    key: 'blocks',
    label: 'Blocks',
    max: 40,
    definition: 'Shots, crosses and passes you stopped with your body.',
  },
  {
    ...defending,
    key: 'recoveries',
    label: 'Recoveries',
    max: 80,
    definition: 'Loose balls you won for your team.',
  },
  {
    ...discipline,
    key: 'yellow',
    label: 'Yellow cards',
    max: 2,
    quick: true,
    definition: 'Two yellow cards also count as one red card.',
  },
  {
    ...discipline,
    key: 'red',
    label: 'Red card',
    max: 1,
    quick: true,
    definition: 'Straight or after the second yellow card.',
  },
  {
    ...discipline,
    key: 'foulsMade',
    label: 'Fouls made',
    max: 30,
    definition: 'Fouls the referee gave against you.',
  },
  {
    ...discipline,
    key: 'foulsWon',
    label: 'Fouls won',
    max: 30,
    definition: 'Fouls the referee gave for you.',
  },
  {
    ...discipline,
    key: 'offsides',
    label: 'Offsides',
    max: 30,
    players: 'outfield',
    definition: 'Times you were caught offside.',
  },
  {
    ...running,
    key: 'distanceKm',
    label: 'Distance',
    max: 16,
    decimals: 2,
    unit: 'km',
    definition: 'From a device, warm-up not counted.',
  },
  {
    ...running,
    key: 'sprints',
    label: 'Sprints',
    max: 150,
    definition: 'As your device counts them; devices use different thresholds.',
  },
  {
    ...running,
    key: 'topSpeed',
    label: 'Top speed',
    min: 10,
    max: 40,
    decimals: 1,
    unit: 'km/h',
    definition: 'The highest speed of the match.',
  },
];
