import { storedSprint } from '@skora/domain/testing';
import { eraseData, exportData } from '../../../app/data-owners';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  const tests = { 'sprint.sprint10.gates': { players: 130, anchors: [2.1, 2, 1.95, 1.9, 1.85] } };
  await service.firestore.doc('cohorts/women-23-29').set({ on: '2026-11-15', tests, schemaVersion: 1 });
});
afterAll(async () => {
  await service.firestore.doc('cohorts/women-23-29').delete();
  await service.close();
});

/** A player of 25 with a sprint of 1.92 s, who wants to be compared. */
async function comparedPlayer() {
  const player = await testPlayer(service);
  await player.postJson('/account/registration', registration(service, 25));
  const profile = service.firestore.doc(`profiles/${player.uid}`);
  await profile
    .collection('statEntries')
    .doc('sprint')
    .set({ ...storedSprint(), schemaVersion: 1 });
  await service.firestore.doc(`comparisons/${player.uid}`).set({ group: 'women', counts: true });
  const show = (fields: object) => profile.collection('settings').doc('visibility').set({ fields });
  return { ...player, show };
}

async function seenThroughLink(player: TestPlayer) {
  const link = { label: 'Trial', audience: 'link', days: 30 };
  const { path } = (await player.postJson('/cv/links', link)).json() as { path: string };
  const answer = await send(service.origin, { path: `/shared-cvs/${path.split('/').at(-1)}` });
  return { text: answer.text, cv: (answer.json() as { cv: { comparison: unknown } }).cv };
}

test('a shared CV tells a place among others when its player shows it, with error and source', async () => {
  const player = await comparedPlayer();
  await player.show({ tests: 'link', comparison: 'link' });
  const { cv, text } = await seenThroughLink(player);
  expect(cv.comparison).toEqual({
    standings: [
      {
        key: 'sprint.sprint10',
        label: 'Sprint 10 m',
        value: 1.92,
        unit: 's',
        percentile: 65,
        error: null,
        source: 'SKORA players, women 23–29, timing gates, N 130, 15 Nov 2026',
        anchors: [2.1, 2, 1.95, 1.9, 1.85],
      },
    ],
    tooFew: ['Sprint 30 m'],
  });
  const { dateOfBirth } = registration(service, 25);
  expect(text).not.toContain(dateOfBirth);
});

test.each([
  ['nothing was chosen', {}],
  ['it is for coaches', { comparison: 'coach' }],
  ['the tests are hidden', { tests: 'me', comparison: 'link' }],
])('behind a link is no place when %s', async (_when, fields) => {
  const player = await comparedPlayer();
  await player.show(fields);
  const { cv, text } = await seenThroughLink(player);
  expect(cv.comparison).toBeNull();
  expect(text).not.toContain('women');
});

test('the choice is exported, and goes with the account', async () => {
  const { uid } = await comparedPlayer();
  const deps = { ...service, payments: null };
  const subject = { uid, email: null, emailVerified: false };
  expect((await exportData(deps, subject))['comparison']).toEqual({ group: 'women', counts: true });
  await eraseData(deps, subject);
  expect((await service.firestore.doc(`comparisons/${uid}`).get()).exists).toBe(false);
});
