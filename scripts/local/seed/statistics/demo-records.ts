import type { DemoRecord } from './demo-record';
import { GOALKEEPER } from './goalkeeper';
import { MIDFIELDER } from './midfielder';
import { PLAYMAKER } from './playmaker';
import { WINGER } from './winger';

/** A sparse record: one test by hand, one match, two sessions. */
const BEGINNER: DemoRecord = {
  uid: 'demo-timo',
  profile: {
    primaryPosition: 'CB',
    secondaryPositions: [],
    preferredFoot: 'right',
    heightCm: 176,
    availability: 'not_looking',
    bio: 'An invented defender who has just begun to keep a record.',
  },
  entries: [
    {
      daysAgo: 12,
      kind: 'sprint',
      measuredBy: 'self',
      method: 'hand',
      ground: 'grass',
      values: { sprint10: 1.98 },
    },
  ],
  matches: [
    {
      weeksAgo: 1,
      day: 7,
      competition: 'friendly',
      opponent: 'FC Beispiel',
      venue: 'home',
      goalsFor: 1,
      goalsAgainst: 1,
      position: 'CB',
      role: 'started',
      minutes: 70,
      rpe: 7,
      numbers: { tacklesAttempted: 4, tacklesWon: 3, clearances: 5 },
    },
  ],
  trainings: [
    { weeksAgo: 1, day: 2, type: 'team', minutes: 75, rpe: 6 },
    { weeksAgo: 1, day: 4, type: 'team', minutes: 75, rpe: 5 },
  ],
};

/** One story for each tier: full, sparse, from futsal, on the way back, and full in goal. */
export const demoRecords: readonly DemoRecord[] = [WINGER, BEGINNER, PLAYMAKER, MIDFIELDER, GOALKEEPER];
