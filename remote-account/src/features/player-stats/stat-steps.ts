import { LOCAL_KEYS } from '@skora/shared/storage-keys';
import { BODY } from './fields/body';
import { ENDURANCE, VO2MAX } from './fields/endurance';
import { GOALKEEPER_RATINGS, GOALKEEPER_TESTS } from './fields/goalkeeper';
import { JUMP, LONG_JUMP } from './fields/jumps';
import { AGILITY, SPRINT, TOP_SPEED } from './fields/speed';
import { BALL_TESTS, TECHNICAL_RATINGS } from './fields/technical';
import type { StatStep } from './stat-field';

/** The pages of the wizard in their order; the last one is for goalkeepers only. */
export const STAT_STEPS: readonly StatStep[] = [
  {
    id: 'physical',
    title: 'Physical',
    lead: 'Numbers from tests. Fill in what was measured and leave the rest empty.',
    sections: [BODY, SPRINT, TOP_SPEED, AGILITY, JUMP, LONG_JUMP, ENDURANCE, VO2MAX],
    ratings: [],
  },
  {
    id: 'technical',
    title: 'Technical',
    lead: 'How you see yourself, and a few ball tests. Honest ratings are the ones worth comparing with next time.',
    sections: [BALL_TESTS],
    ratings: TECHNICAL_RATINGS,
  },
  {
    id: 'goalkeeper',
    title: 'Goalkeeper',
    lead: 'The four jobs of a goalkeeper: stopping, distributing, sweeping, commanding.',
    sections: [GOALKEEPER_TESTS],
    ratings: GOALKEEPER_RATINGS,
  },
];

/** Where the draft of each page is cached on the device. */
export const STEP_KEYS: Readonly<Record<StatStep['id'], string>> = {
  physical: LOCAL_KEYS.statsPhysicalStep,
  technical: LOCAL_KEYS.statsTechnicalStep,
  goalkeeper: LOCAL_KEYS.statsGoalkeeperTechnicalStep,
};

/** What a rating means; the same words for everybody, so that a seven stays a seven. */
export const RATING_ANCHORS: readonly (readonly [range: string, meaning: string])[] = [
  ['1–2', 'learning'],
  ['3–4', 'inconsistent'],
  ['5–6', 'reliable without pressure'],
  ['7–8', 'reliable under match pressure'],
  ['9–10', 'decisive at this level'],
];

/** Who measured, stored value to name. */
export const MEASURERS = {
  self: 'Myself',
  coach: 'A coach',
  academy: 'An academy',
  event: 'A testing event',
} as const;

export type Measurer = keyof typeof MEASURERS;
