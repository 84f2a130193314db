import type { MatchNumber } from './match-number';

const keeper = { group: 'keeping', players: 'goalkeepers' } as const;

/** Numbers of a goalkeeper. */
export const KEEPER_NUMBERS: readonly MatchNumber[] = [
  {
    ...keeper,
    key: 'faced',
    label: 'Shots on target faced',
    max: 60,
    quick: true,
    definition: 'Shots that went in or that you saved. Own goals of your team do not count.',
  },
  {
    ...keeper,
    key: 'saves',
    label: 'Saves',
    max: 60,
    quick: true,
    definition: 'Shots on target you kept out, held or not.',
  },
  {
    ...keeper,
    key: 'conceded',
    label: 'Goals conceded',
    max: 50,
    quick: true,
    definition: 'Goals from shots while you were in goal, without own goals.',
  },
  {
    ...keeper,
    key: 'ownGoals',
    label: 'Own goals of your team',
    max: 10,
    definition: 'Own goals while you were in goal. They do not count as shots you faced.',
  },
  {
    ...keeper,
    key: 'penaltiesFaced',
    label: 'Penalties faced',
    max: 15,
    definition: 'Penalties in play, without shoot-outs, including those that missed.',
  },
  {
    ...keeper,
    key: 'penaltiesSaved',
    label: 'Penalties saved',
    max: 15,
    definition: 'Penalties you kept out. They count as saves as well.',
  },
  {
    ...keeper,
    key: 'crossesFaced',
    label: 'Crosses faced',
    max: 80,
    definition: 'Crosses into the area you could reach.',
  },
  {
    ...keeper,
    key: 'crossesClaimed',
    label: 'Crosses claimed',
    max: 80,
    definition: 'Crosses you caught and held.',
  },
  {
    ...keeper,
    key: 'crossesPunched',
    label: 'Crosses punched',
    max: 80,
    definition: 'Crosses you punched away.',
  },
  {
    ...keeper,
    key: 'highClaims',
    label: 'High claims',
    max: 80,
    definition: 'High balls you caught above everybody, crosses or not.',
  },
  {
    ...keeper,
    key: 'sweeperActions',
    label: 'Sweeper actions',
    max: 40,
    definition: 'Times you left the area and ended an attack.',
  },
  {
    ...keeper,
    key: 'errorsToGoal',
    label: 'Errors that led to a goal',
    max: 10,
    definition: 'Your mistakes with the ball or the hands that ended in a goal.',
  },
  {
    ...keeper,
    key: 'throws',
    label: 'Throws',
    max: 80,
    definition: 'Balls you threw or rolled to a team-mate.',
  },
];
