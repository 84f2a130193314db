import { playedMatches } from './played-matches';
import type { DemoEntry, DemoRecord } from './demo-record';
import { trainedWeeks } from './trained-weeks';

/** Tests with the ball and self-ratings of one day. @param step 0 for the first day, one more each time */
const ball = (daysAgo: number, step: number): DemoEntry => ({
  daysAgo,
  kind: 'technical',
  measuredBy: 'coach',
  ground: 'artificial',
  values: {
    weakFoot: 4,
    jugglingTouches: 410 + step * 65,
    passAccuracy10: 7 + step,
    slalomDribble: 10.64 - step * 0.22,
    wallPass30s: 31 + step * 2,
  },
  ratings: {
    firstTouch: 8,
    shortPassing: 8 + Math.min(step, 1),
    longPassing: 5 + step,
    dribbling: 7,
    finishing: 5,
    longShots: 4 + step,
    heading: 3,
    tackling: 5 + Math.min(step, 1),
    interception: 6,
    pressing: 6 + Math.min(step, 1),
    scanning: 7,
    positioning: 5 + step,
    decisionMaking: 7,
    transition: 5 + step,
    focus: 8,
    teamwork: 9,
  },
});

const turn = (daysAgo: number, agility505L: number, agility505R: number): DemoEntry => ({
  daysAgo,
  kind: 'agility',
  measuredBy: 'coach',
  method: 'gates',
  ground: 'artificial',
  values: { agility505L, agility505R },
});

const yoyo = (daysAgo: number, yoyoIr1M: number): DemoEntry => ({
  daysAgo,
  kind: 'endurance',
  measuredBy: 'coach',
  ground: 'artificial',
  values: { yoyoIr1M },
});

const COACH = {
  name: 'Berta Imaginária',
  role: 'Assistant coach',
  club: 'Clube Inventado',
  domain: 'clube-inventado.example',
  key: 'demo-coach-berta',
};

/** A midfielder who came from futsal two years ago: strong on the ball, still learning the large pitch. */
export const PLAYMAKER: DemoRecord = {
  uid: 'demo-ines',
  profile: {
    primaryPosition: 'CM',
    secondaryPositions: ['DM', 'AM'],
    preferredFoot: 'right',
    heightCm: 166,
    availability: 'open',
    bio: 'An invented midfielder for this demo. Came from futsal two years ago and likes to pass under pressure.',
  },
  entries: [
    ball(200, 0),
    ball(110, 1),
    ball(25, 2),
    turn(110, 2.48, 2.44),
    turn(25, 2.46, 2.38),
    yoyo(200, 1080),
    yoyo(110, 1320),
    yoyo(25, 1480),
    { daysAgo: 25, kind: 'body', measuredBy: 'self', values: { heightCm: 166, weightKg: 58.9 } },
  ],
  matches: playedMatches('CM', [1, 2, 3, 4, 5, 7], (index) => ({
    numbers: {
      goals: index === 4 ? 1 : 0,
      assists: index === 0 || index === 3 ? 1 : 0,
      keyPasses: 2 + (index % 3),
      passesAttempted: 52 - index * 2,
      passesCompleted: 45 - index * 2,
      possessionLost: 9 + (index % 2),
      interceptions: 4,
      duelsTotal: 11,
      duelsWon: 6,
    },
  })),
  trainings: trainedWeeks([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  goals: [
    {
      corner: 'physical',
      title: 'Run the Yo-Yo IR1 for 1,600 m',
      metric: { test: 'endurance', key: 'yoyoIr1M' },
      start: 1080,
      target: 1600,
      daysAhead: 45,
      note: 'Two runs a week beside team training.',
    },
  ],
  confirmations: [
    {
      daysAgo: 22,
      within: 5,
      keys: ['slalomDribble', 'wallPass30s', 'agility505L', 'agility505R', 'yoyoIr1M'],
      coach: COACH,
      decision: 'confirmed',
      note: 'I ran the test day and wrote these numbers down myself.',
    },
    {
      daysAgo: 1,
      within: 28,
      keys: ['minutes', 'assists'],
      coach: COACH,
      decision: 'confirmed',
      note: '',
    },
  ],
};
