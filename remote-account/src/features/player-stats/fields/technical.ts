import type { RatingGroup, StatSection } from '../stat-field';

/** Ball tests anybody can repeat. */
export const BALL_TESTS: StatSection = {
  kind: 'technical',
  title: 'Ball tests',
  protocol: 'Count or time them; have somebody else count where you can.',
  fields: [
    {
      key: 'weakFoot',
      label: 'Weaker foot',
      min: 1,
      max: 5,
      whole: true,
      hint: '1 for standing only, 5 for no difference.',
    },
    { key: 'jugglingTouches', label: 'Juggling', unit: 'touches', min: 0, max: 2000, whole: true },
    {
      key: 'passAccuracy10',
      label: 'Passes on target',
      unit: 'of 10',
      min: 0,
      max: 10,
      whole: true,
      definition: 'Ten passes over 15 m through a gate 1 m wide.',
    },
    { key: 'slalomDribble', label: 'Slalom dribble', unit: 's', min: 5, max: 40 },
    { key: 'shootingZones', label: 'Shooting zones', unit: 'points', min: 0, max: 15, whole: true },
    { key: 'wallPass30s', label: 'Wall passes in 30 s', min: 0, max: 60, whole: true },
  ],
};

/** Self-ratings of an outfield player. */
export const TECHNICAL_RATINGS: readonly RatingGroup[] = [
  {
    title: 'On the ball',
    ratings: [
      ['firstTouch', 'First touch'],
      ['shortPassing', 'Short passing'],
      ['longPassing', 'Long passing'],
      ['crossing', 'Crossing'],
      ['dribbling', 'Dribbling'],
      ['ballCarrying', 'Carrying the ball'],
      ['finishing', 'Finishing'],
      ['longShots', 'Long shots'],
      ['heading', 'Heading'],
      ['setPieces', 'Set pieces'],
    ],
  },
  {
    title: 'Defending',
    ratings: [
      ['tackling', 'Tackling'],
      ['oneVOneDef', 'One against one'],
      ['interception', 'Interceptions'],
      ['aerialDef', 'Defending in the air'],
      ['pressing', 'Pressing'],
    ],
  },
  {
    title: 'Reading the game',
    ratings: [
      ['scanning', 'Scanning'],
      ['positioning', 'Positioning'],
      ['decisionMaking', 'Decisions'],
      ['offBallMovement', 'Movement off the ball'],
      ['transition', 'Transitions'],
    ],
  },
  {
    title: 'Mind and team',
    note: 'For you and your development. Stays off the CV.',
    ratings: [
      ['focus', 'Focus'],
      ['resilience', 'Resilience'],
      ['coachability', 'Taking advice'],
      ['communication', 'Communication'],
      ['teamwork', 'Teamwork'],
    ],
  },
];

/** Ratings that never appear on the CV. */
export const PRIVATE_RATINGS: readonly string[] = [
  'focus',
  'resilience',
  'coachability',
  'communication',
  'teamwork',
];
