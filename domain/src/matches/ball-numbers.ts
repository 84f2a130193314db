import type { MatchNumber } from './match-number';

const attack = { group: 'attack' } as const;
const passing = { group: 'passing' } as const;
const dribbling = { group: 'dribbling', players: 'outfield' } as const;

/** Goals, passes and dribbles. */
export const BALL_NUMBERS: readonly MatchNumber[] = [
  {
    ...attack,
    key: 'goals',
    label: 'Goals',
    max: 20,
    quick: true,
    definition: 'Without penalty shoot-outs and own goals.',
  },
  {
    ...attack,
    key: 'assists',
    label: 'Assists',
    max: 20,
    quick: true,
    definition: 'The last pass or cross before a team-mate scores.',
  },
  {
    ...attack,
    key: 'shots',
    label: 'Shots',
    max: 40,
    quick: true,
    players: 'outfield',
    definition: 'All attempts, on target, off target and blocked.',
  },
  {
    ...attack,
    key: 'shotsOnTarget',
    label: 'Shots on target',
    max: 40,
    quick: true,
    players: 'outfield',
    definition:
      'Goals and shots that would have gone in without the save. A shot that hits the post does not count.',
  },
  {
    ...attack,
    key: 'penaltiesTaken',
    label: 'Penalties taken',
    max: 10,
    players: 'outfield',
    definition: 'Penalties in play, without shoot-outs.',
  },
  {
    ...attack,
    key: 'penaltiesScored',
    label: 'Penalties scored',
    max: 10,
    players: 'outfield',
    definition: 'Penalties in play that went in. They count as goals as well.',
  },
  {
    ...passing,
    key: 'passesAttempted',
    label: 'Passes attempted',
    max: 250,
    definition: 'All passes with the foot or head, without crosses, throw-ins and goal kicks.',
  },
  {
    ...passing,
    key: 'passesCompleted',
    label: 'Passes completed',
    max: 250,
    definition: 'Passes that reached a team-mate.',
  },
  {
    ...passing,
    key: 'longAttempted',
    label: 'Long passes attempted',
    max: 150,
    players: 'goalkeepers',
    definition: 'Passes of 30 m and more.',
  },
  {
    ...passing,
    key: 'longCompleted',
    label: 'Long passes completed',
    max: 150,
    players: 'goalkeepers',
    definition: 'Passes of 30 m and more that reached a team-mate.',
  },
  {
    ...passing,
    key: 'keyPasses',
    label: 'Key passes',
    max: 40,
    players: 'outfield',
    definition: 'Last pass before a team-mate’s shot that did not go in. Assists are counted apart.',
  },
  {
    ...passing,
    key: 'crosses',
    label: 'Crosses',
    max: 60,
    players: 'outfield',
    definition: 'Balls from the side into the area, completed or not.',
  },
  {
    ...dribbling,
    key: 'dribblesAttempted',
    label: 'Dribbles attempted',
    max: 80,
    definition: 'Tries to go past an opponent with the ball.',
  },
  {
    ...dribbling,
    key: 'dribblesWon',
    label: 'Dribbles won',
    max: 80,
    definition: 'Times you were past the opponent and still had the ball.',
  },
  {
    ...dribbling,
    key: 'possessionLost',
    label: 'Balls lost',
    max: 150,
    definition: 'Times the opponent had the ball after your touch.',
  },
];
