import type { RatingGroup, StatSection } from '../stat-field';

/** Tests of goalkeepers. */
export const GOALKEEPER_TESTS: StatSection = {
  kind: 'goalkeeper',
  title: 'Goalkeeper tests',
  protocol: 'Best of three on each side. S-Keeper and LS-Keeper are run to the left and to the right.',
  fields: [
    {
      key: 'weakFoot',
      label: 'Weaker foot',
      min: 1,
      max: 5,
      whole: true,
      hint: '1 for standing only, 5 for no difference.',
    },
    { key: 'sKeeperL', label: 'S-Keeper, left', unit: 's', min: 1, max: 30 },
    { key: 'sKeeperR', label: 'S-Keeper, right', unit: 's', min: 1, max: 30 },
    { key: 'lsKeeperL', label: 'LS-Keeper, left', unit: 's', min: 1, max: 30 },
    { key: 'lsKeeperR', label: 'LS-Keeper, right', unit: 's', min: 1, max: 30 },
    { key: 'goalKickM', label: 'Goal kick', unit: 'm', min: 0, max: 90 },
    { key: 'throwM', label: 'Throw', unit: 'm', min: 0, max: 60 },
    { key: 'reactionMs', label: 'Reaction time', unit: 'ms', min: 100, max: 1000, whole: true },
  ],
};

/** Self-ratings of a goalkeeper, by the four jobs. */
export const GOALKEEPER_RATINGS: readonly RatingGroup[] = [
  {
    title: 'Stopping',
    ratings: [
      ['shotStopping', 'Shot stopping'],
      ['reflexes', 'Reflexes'],
      ['handling', 'Handling'],
      ['divingLeft', 'Diving to the left'],
      ['divingRight', 'Diving to the right'],
      ['oneVOne', 'One against one'],
      ['penalties', 'Penalties'],
    ],
  },
  {
    title: 'Distributing',
    ratings: [
      ['footwork', 'Footwork'],
      ['distributionShort', 'Short distribution'],
      ['distributionLong', 'Long distribution'],
      ['throwing', 'Throwing'],
    ],
  },
  {
    title: 'Sweeping',
    ratings: [
      ['sweeping', 'Sweeping'],
      ['positioning', 'Positioning'],
    ],
  },
  {
    title: 'Commanding',
    ratings: [
      ['aerialCommand', 'Crosses and high balls'],
      ['communication', 'Communication'],
    ],
  },
];
