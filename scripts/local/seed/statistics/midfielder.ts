import type { DemoEntry, DemoMatch, DemoRecord, DemoTraining } from './demo-record';

/** The way back after a pause: weeks ago, minutes, effort, opponent, goals of both. */
const RETURN: readonly (readonly [number, number, number, string, number, number])[] = [
  [6, 15, 5, 'Hilltop Wanderers', 0, 1],
  [5, 30, 6, 'Vila Inventada', 2, 2],
  [4, 45, 7, 'Lakeside Nomads', 1, 0],
  [3, 60, 8, 'Northfield Rovers', 3, 1],
  [2, 75, 8, 'FC Beispiel', 2, 0],
  [1, 90, 8, 'Hilltop Wanderers', 2, 1],
];
const FULL_MATCH = 90;
const SATURDAY = 6;

const matches = RETURN.map(
  ([weeksAgo, minutes, rpe, opponent, goalsFor, goalsAgainst], index): DemoMatch => ({
    weeksAgo,
    day: SATURDAY,
    competition: 'league',
    opponent,
    venue: index % 2 === 0 ? 'away' : 'home',
    goalsFor,
    goalsAgainst,
    position: 'CM',
    role: minutes < 60 ? 'sub' : 'started',
    minutes,
    rpe,
    numbers: {
      assists: minutes === FULL_MATCH ? 2 : index % 2,
      goals: 0,
      passesAttempted: Math.round(minutes * 0.6),
      passesCompleted: Math.round(minutes * 0.5),
    },
  }),
);

/** One session more each second week. */
const trainings = [8, 7, 6, 5, 4, 3, 2, 1, 0].flatMap((weeksAgo): DemoTraining[] =>
  [
    { day: 1, type: 'recovery', minutes: 30, rpe: 2 },
    { day: 3, type: 'gym', minutes: 45, rpe: 5 },
    { day: 2, type: 'team', minutes: 75, rpe: 6 },
    { day: 4, type: 'team', minutes: 75, rpe: 6 },
  ]
    .slice(0, weeksAgo > 6 ? 2 : weeksAgo > 3 ? 3 : 4)
    .map((session) => ({ ...session, weeksAgo })),
);

const yoyo = (daysAgo: number, yoyoIr1M: number): DemoEntry => ({
  daysAgo,
  kind: 'endurance',
  measuredBy: 'coach',
  ground: 'artificial',
  values: { yoyoIr1M },
});

/** A midfielder who comes back after a pause: a few minutes more each week. */
export const MIDFIELDER: DemoRecord = {
  uid: 'demo-ravi',
  profile: {
    primaryPosition: 'CM',
    secondaryPositions: ['AM', 'RW'],
    preferredFoot: 'right',
    heightCm: 181,
    availability: 'open',
    bio: 'An invented midfielder for this demo, back after a long pause.',
  },
  entries: [yoyo(60, 1240), yoyo(10, 1720)],
  matches,
  trainings,
};
