import { playedMatches } from './played-matches';
import type { DemoEntry, DemoRecord } from './demo-record';
import { trainedWeeks } from './trained-weeks';

const sprint = (daysAgo: number, runs: number[], sprint30: number): DemoEntry => ({
  daysAgo,
  kind: 'sprint',
  measuredBy: 'coach',
  method: 'gates',
  ground: 'track',
  values: { sprint10: runs[0] ?? 0, sprint30 },
  attempts: { sprint10: runs },
});

const turn = (daysAgo: number, left: number, right: number): DemoEntry => ({
  daysAgo,
  kind: 'agility',
  measuredBy: 'coach',
  method: 'gates',
  ground: 'indoor',
  values: { agility505L: left, agility505R: right },
});

const jump = (daysAgo: number, jumps: number[]): DemoEntry => ({
  daysAgo,
  kind: 'jump',
  measuredBy: 'event',
  method: 'jump_mat_hips',
  values: { cmjCm: jumps[0] ?? 0 },
  attempts: { cmjCm: jumps },
});

const yoyo = (daysAgo: number, metres: number): DemoEntry => ({
  daysAgo,
  kind: 'endurance',
  measuredBy: 'coach',
  ground: 'grass',
  values: { yoyoIr1M: metres },
});

const ratings = (daysAgo: number, change: number): DemoEntry => ({
  daysAgo,
  kind: 'technical',
  measuredBy: 'self',
  values: { weakFoot: 3, jugglingTouches: 180 + change * 40, slalomDribble: 11.4 - change * 0.3 },
  ratings: {
    firstTouch: 7 + change,
    shortPassing: 6,
    crossing: 6 + change,
    dribbling: 8,
    ballCarrying: 7,
    finishing: 6,
    pressing: 5 + change,
    offBallMovement: 6,
    decisionMaking: 5 + change,
    tackling: 4,
    focus: 6,
    teamwork: 8,
  },
});

const HEAD_COACH = {
  name: 'Rui Inventado',
  role: 'Head coach',
  club: 'TSV Erfunden',
  domain: 'tsv-erfunden.example',
  key: 'demo-coach-rui',
};

const FITNESS_COACH = {
  name: 'Greta Ausgedacht',
  role: 'Fitness coach',
  club: 'TSV Erfunden',
  domain: 'tsv-erfunden.example',
  key: 'demo-coach-greta',
};

/** A full record: a winger who has been tested three times and has kept twelve weeks. */
export const WINGER: DemoRecord = {
  uid: 'demo-mara',
  profile: {
    primaryPosition: 'RW',
    secondaryPositions: ['LW', 'RB'],
    preferredFoot: 'right',
    heightCm: 168.5,
    availability: 'trialling',
    bio: 'An invented winger for this demo. Likes to go outside, is learning to come inside.',
  },
  entries: [
    sprint(250, [1.94, 1.96, 1.97], 4.62),
    sprint(150, [1.92, 1.95, 1.96], 4.55),
    sprint(40, [1.83, 1.85, 1.86], 4.41),
    turn(250, 2.52, 2.47),
    turn(40, 2.41, 2.42),
    jump(250, [31.2, 30.4, 29.9]),
    jump(40, [33.1, 32.4, 31.8]),
    yoyo(150, 1360),
    yoyo(40, 1520),
    {
      daysAgo: 40,
      kind: 'topSpeed',
      measuredBy: 'coach',
      method: 'gps',
      ground: 'grass',
      values: { topSpeed: 29.4 },
    },
    { daysAgo: 40, kind: 'body', measuredBy: 'self', values: { heightCm: 168.5, weightKg: 60.4 } },
    ratings(150, 0),
    ratings(30, 1),
  ],
  matches: playedMatches('RW', [1, 2, 3, 4, 6, 7, 8], (index) => ({
    numbers: {
      goals: index % 3 === 0 ? 1 : 0,
      assists: index % 2,
      shots: 3,
      shotsOnTarget: 2,
      passesAttempted: 31,
      passesCompleted: 23,
      dribblesAttempted: 7,
      dribblesWon: 4,
      crosses: 4,
      yellow: index === 4 ? 1 : 0,
    },
    running: { distanceKm: 8.6, sprints: 24, topSpeed: 29.1 },
  })),
  trainings: trainedWeeks([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]),
  goals: [
    {
      corner: 'physical',
      title: 'Sprint 10 m under 1.8 s',
      metric: { test: 'sprint', key: 'sprint10' },
      start: 1.94,
      target: 1.79,
      daysAhead: 0,
      note: 'Starts and hill sprints on Tuesdays.',
    },
  ],
  confirmations: [
    {
      daysAgo: 37,
      within: 5,
      keys: ['sprint10', 'sprint30', 'agility505L', 'agility505R', 'yoyoIr1M', 'topSpeed'],
      coach: FITNESS_COACH,
      decision: 'confirmed',
      note: 'We used our own timing gates and track, and I wrote down the results.',
    },
    {
      daysAgo: 5,
      within: 30,
      keys: ['minutes', 'goals', 'assists'],
      coach: HEAD_COACH,
      decision: 'confirmed',
      note: '',
    },
    {
      daysAgo: 5,
      within: 7,
      keys: ['crosses'],
      coach: HEAD_COACH,
      decision: 'declined',
      note: 'Nobody counted crosses in that match, so I cannot say.',
    },
  ],
};
