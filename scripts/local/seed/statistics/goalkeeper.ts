import { playedMatches } from './played-matches';
import type { DemoEntry, DemoRecord } from './demo-record';
import { trainedWeeks } from './trained-weeks';

const tests = (daysAgo: number, left: number[], right: number[], goalKickM: number): DemoEntry => ({
  daysAgo,
  kind: 'goalkeeper',
  measuredBy: 'academy',
  ground: 'artificial',
  values: {
    weakFoot: 4,
    sKeeperL: left[0] ?? 0,
    sKeeperR: right[0] ?? 0,
    goalKickM,
    throwM: 31,
    reactionMs: 236,
  },
  attempts: { sKeeperL: left, sKeeperR: right },
  ratings: {
    shotStopping: 8,
    reflexes: 8,
    handling: 7,
    divingLeft: 6,
    divingRight: 8,
    oneVOne: 7,
    penalties: 5,
    footwork: 6,
    distributionShort: 7,
    distributionLong: 6,
    throwing: 7,
    sweeping: 6,
    positioning: 7,
    aerialCommand: 6,
    communication: 8,
  },
});

/** A full record of a goalkeeper. */
export const GOALKEEPER: DemoRecord = {
  uid: 'demo-nora',
  profile: {
    primaryPosition: 'GK',
    secondaryPositions: [],
    preferredFoot: 'left',
    heightCm: 179,
    availability: 'open',
    bio: 'An invented goalkeeper for this demo.',
  },
  entries: [
    tests(160, [9.8, 10, 10.1], [9.4, 9.5, 9.7], 46),
    tests(35, [9.2, 9.3, 9.5], [9.1, 9.2, 9.4], 49.5),
    {
      daysAgo: 35,
      kind: 'jump',
      measuredBy: 'academy',
      method: 'force_plate_hips',
      values: { cmjCm: 34.2 },
      attempts: { cmjCm: [34.2, 33.8, 33.1] },
    },
    { daysAgo: 35, kind: 'body', measuredBy: 'self', values: { heightCm: 179, wingspanCm: 184 } },
  ],
  matches: playedMatches('GK', [1, 2, 3, 4, 5, 6, 8], (_index, conceded) => ({
    numbers: {
      faced: 4 + conceded,
      saves: 4,
      conceded,
      crossesFaced: 6,
      crossesClaimed: 3,
      crossesPunched: 1,
      passesAttempted: 28,
      passesCompleted: 21,
      sweeperActions: 1,
    },
  })),
  trainings: trainedWeeks([0, 1, 2, 3, 4, 5, 6, 8, 9]),
};
