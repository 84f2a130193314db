import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { newJob } from '../../../lib/jobs/job-store';
import { clipPlayers } from '../../../testing/clip-players';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';

// A project of its own: every account of it is looked at.
let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({ tasksSecret: SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => service.close());

async function run(task: string) {
  const headers = { 'x-tasks-secret': SECRET };
  const answer = await send(service.origin, { method: 'POST', path: `/tasks/${task}`, headers });
  return answer.json() as Record<string, number>;
}

async function publicPlayer() {
  const owner = await testPlayer(service);
  await owner.postJson('/account/registration', registration(service, 25));
  await owner.postJson('/account/map-entry', { country: 'PT', city: 'Lisbon' });
  const made = await owner.postJson('/cv/links', { label: 'Trial', audience: 'link', days: 30 });
  await clipPlayers(service).publish(owner, 0);
  return { owner, cv: `/shared-cvs/${(made.json() as { path: string }).path.split('/').at(-1)}` };
}

async function look(cv: string) {
  const { clips } = await clipPlayers(service).gallery();
  const map = await service.firestore.collection('mapPlayers').get();
  return { cv: (await send(service.origin, { path: cv })).status, clips: clips.length, map: map.size };
}

const SHOWN = { cv: 200, clips: 1, map: 1 };
const HIDDEN = { cv: 410, clips: 0, map: 0 };
const deletionRef = ({ uid }: TestPlayer) => service.firestore.doc(`accountDeletions/${uid}`);

test('without a sign-in nothing is public at once, and nothing is left after the grace', async () => {
  const { owner, cv } = await publicPlayer();
  expect(await run('lost-sign-ins')).toEqual({ checked: 1, closed: 0, left: 0, failed: 0 });
  expect(await look(cv)).toEqual(SHOWN);
  const picture = service.bucket().file(`profilePictures/${owner.uid}`);
  await picture.save('bytes', { resumable: false });
  await service.auth.deleteUser(owner.uid);
  expect(await run('lost-sign-ins')).toEqual({ checked: 1, closed: 1, left: 0, failed: 0 });
  expect(await look(cv)).toEqual(HIDDEN);
  expect((await picture.exists())[0]).toBe(false);
  // Found once.
  expect(await run('lost-sign-ins')).toEqual({ checked: 1, closed: 0, left: 0, failed: 0 });

  service.advance(7 * DAY_MS);
  expect(await run('due-deletions')).toEqual({ deleted: 1, left: 0, failed: 0 });
  expect((await service.firestore.doc(`users/${owner.uid}`).get()).exists).toBe(false);
  expect((await service.firestore.doc(`profiles/${owner.uid}`).get()).exists).toBe(false);
  // Of its files nothing; that it was erased is kept, for backups.
  const [files] = await service.bucket().getFiles();
  expect(files.map(({ name }) => name)).toEqual([`erased/${owner.uid}`]);
});

test('a sign-in that is back before the grace has ended keeps its account', async () => {
  const { owner, cv } = await publicPlayer();
  const { email } = await service.auth.getUser(owner.uid);
  const picture = service.bucket().file(`profilePictures/${owner.uid}`);
  await picture.save('bytes', { resumable: false });
  await service.auth.deleteUser(owner.uid);
  await run('lost-sign-ins');
  await service.auth.createUser({ uid: owner.uid, ...(email && { email }) });
  service.advance(7 * DAY_MS);
  expect(await run('due-deletions')).toEqual({ deleted: 0, left: 0, failed: 0 });
  expect((await deletionRef(owner).get()).exists).toBe(false);
  expect((await look(cv)).cv).toBe(200);
  expect((await picture.exists())[0]).toBe(true);
});

test('a deletion the player has asked for stays the player’s', async () => {
  const { owner } = await publicPlayer();
  await owner.post('/account/deletion');
  const asked = (await deletionRef(owner).get()).data();
  await service.auth.deleteUser(owner.uid);
  expect(await run('lost-sign-ins')).toEqual({ checked: 1, closed: 0, left: 0, failed: 0 });
  expect((await deletionRef(owner).get()).data()).toEqual(asked);
});

test('all accounts are looked at, in pages, and a run goes on where the last one stopped', async () => {
  const uids = Array.from({ length: 130 }, (_, index) => `player-${String(index).padStart(3, '0')}`);
  const lost = new Set(['player-005', 'player-050', 'player-129']);
  await service.auth.importUsers(uids.filter((uid) => !lost.has(uid)).map((uid) => ({ uid })));
  const batch = service.firestore.batch();
  for (const uid of uids) batch.set(service.firestore.doc(`users/${uid}`), { status: 'active' });
  batch.set(service.firestore.doc('jobs/lost-sign-ins'), {
    ...newJob(service.now()),
    cursor: { part: 'users', place: { id: 'player-009' } },
  });
  await batch.commit();
  expect(await run('lost-sign-ins')).toEqual({ checked: 120, closed: 2, left: 0, failed: 0 });
  expect(await run('lost-sign-ins')).toEqual({ checked: 130, closed: 1, left: 0, failed: 0 });
});
