import { storedMatch, storedSprint } from '@skora/domain/testing';
import type { TestApp } from './start-test-app';
import { registration, testPlayer } from './test-player';

/** Numbers every such player has. */
export const SPRINT = { kind: 'entry', ref: 'a-sprint-of-the-tests', key: 'sprint10' } as const;
export const GOALS = { kind: 'match', ref: '2026-W46-1', key: 'goals' } as const;

const ENTRY = { ...storedSprint(), schemaVersion: 1 };

/** A match as it is stored. */
export const MATCH = { ...storedMatch(), schemaVersion: 1 };

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
