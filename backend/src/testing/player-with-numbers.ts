import { Timestamp } from 'firebase-admin/firestore';
import type { TestApp } from './start-test-app';
import { registration, testPlayer } from './test-player';

/** Numbers every such player has. */
export const SPRINT = { kind: 'entry', ref: 'a-sprint-of-the-tests', key: 'sprint10' } as const;
export const GOALS = { kind: 'match', ref: '2026-W46-1', key: 'goals' } as const;

const at = (day: string) => Timestamp.fromDate(new Date(day));

const ENTRY = {
  kind: 'sprint',
  measuredOn: at('2026-10-12'),
  measuredBy: 'coach',
  method: 'gates',
  values: { sprint10: 1.92, sprint30: 4.41 },
  ratings: {},
  schemaVersion: 1,
};

/** A match as it is stored. */
export const MATCH = {
  monday: at('2026-11-09'),
  day: 6,
  competition: 'league',
  opponent: 'Northfield Rovers',
  venue: 'home',
  goalsFor: 3,
  goalsAgainst: 1,
  format: 11,
  position: 'RW',
  role: 'started',
  minutes: 90,
  numbers: { goals: 2, assists: 1 },
  revision: 1,
  schemaVersion: 1,
};

/** A registered player with a test result, body measures and a match. @param age below 16 a guardian is needed in DE */
export async function playerWithNumbers(service: TestApp, age = 20, changes: object = {}) {
  const player = await testPlayer(service, { emailVerified: true });
  await player.postJson('/account/registration', registration(service, age, changes));
  const profile = service.firestore.doc(`profiles/${player.uid}`);
  await profile.collection('statEntries').doc(SPRINT.ref).set(ENTRY);
  await profile
    .collection('statEntries')
    .doc('the-body-of-the-player')
    .set({ ...ENTRY, kind: 'body', values: { weightKg: 61 }, method: '' });
  await profile.collection('matches').doc(GOALS.ref).set(MATCH);
  return { ...player, profile };
}
