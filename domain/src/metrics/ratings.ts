/** A group of self-ratings from 1 to 10. */
export interface RatingGroup {
  title: string;
  note?: string;
  /** Stays off the CV. */
  private?: boolean;
  ratings: readonly (readonly [key: string, label: string])[];
}

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
      ['oneVOneDef', 'One-on-ones'],
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
    private: true,
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
      ['oneVOne', 'One-on-ones'],
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

/** What a rating means; the same words for everybody, so that a seven stays a seven. */
export const RATING_ANCHORS: readonly (readonly [range: string, meaning: string])[] = [
  ['1–2', 'learning'],
  ['3–4', 'inconsistent'],
  ['5–6', 'reliable without pressure'],
  ['7–8', 'reliable under match pressure'],
  ['9–10', 'decisive at this level'],
];
