import { randomUUID } from 'node:crypto';
import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { emailAddressKey } from '../../../lib/text/email-address';
import { freshAddress, postJson, send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { startTestApp } from '../../../testing/start-test-app';
import { registration, testPlayer } from '../../../testing/test-player';
import { SCHEDULED_TASKS } from '../../../app/scheduled-tasks';

// Whole accounts are made and erased here.

const SECRET = 'a secret of the scheduler';
const MINUTE = 60_000;

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeEach(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: SECRET }, `demo-${randomUUID()}`));
});
afterEach(() => close());

function run(task: string, secret = SECRET) {
  return send(service.origin, {
    method: 'POST',
    path: `/tasks/${task}`,
    headers: { 'x-tasks-secret': secret },
  });
}

/** Everything in the store as one text. */
async function dump(collections: CollectionReference[]): Promise<string> {
  const read = async (document: DocumentReference): Promise<string> =>
    `${document.path} ${JSON.stringify((await document.get()).data())}\n${await dump(await document.listCollections())}`;
  const parts = collections.map(async (collection) =>
    (await Promise.all((await collection.listDocuments()).map(read))).join(''),
  );
  return (await Promise.all(parts)).join('');
}

async function everything(): Promise<string> {
  const [files] = await service.bucket().getFiles();
  const { users } = await service.auth.listUsers();
  // That an account was erased is kept for backups, under nothing but its id.
  const names = files.flatMap(({ name }) => (name.startsWith('erased/') ? [] : name)).join('\n');
  return `${await dump(await service.firestore.listCollections())}\n${names}\n${JSON.stringify(users)}`;
}

/** A player who left something everywhere. */
async function playerWithTraces(age: number) {
  const player = await testPlayer(service, { emailVerified: true });
  const changes = { newsletter: true, guardianEmail: `${randomUUID()}@parent.example` };
  await player.postJson('/account/registration', registration(service, age, changes));
  await player.post('/account/verification-mail');
  await postJson(service.origin, '/account/password-reset-mail', { email: player.email });
  await player.postJson('/account/email-change', { newEmail: `${randomUUID()}@player.example` });
  const message = 'What do you keep about me, please?';
  await player.postJson('/contact/messages', {
    topic: 'support',
    name: 'Mara',
    email: player.email,
    message,
  });
  const profile = service.firestore.doc(`profiles/${player.uid}`);
  await profile.set({ displayName: 'Mara Fictiva' }, { merge: true });
  await service.firestore.doc(`comparisons/${player.uid}`).set({ group: 'women', counts: true });
  await profile.collection('matches').doc('2026-W40-1').set({ goalsFor: 2 });
  await profile.collection('statEntries').doc(randomUUID()).set({ kind: 'body' });
  await service
    .bucket()
    .file(`profilePictures/${player.uid}`)
    .save(Buffer.from('png'), { contentType: 'image/png', resumable: false });
  return player;
}

test('after the grace nothing of the player is left in any store, and everybody else’s is', async () => {
  const player = await playerWithTraces(20);
  const child = await playerWithTraces(12);
  const other = await playerWithTraces(20);
  for (const leaving of [player, child]) {
    expect((await leaving.post('/account/deletion')).status).toBe(200);
    await mails.next(leaving.email, /^Your account will be deleted/);
  }
  const before = await everything();
  for (const trace of [player.uid, player.email, emailAddressKey(player.email), child.uid]) {
    expect(before).toContain(trace);
  }

  service.advance(7 * DAY_MS - MINUTE);
  expect((await run('due-deletions')).json()).toEqual({ deleted: 0, left: 0, failed: 0 });
  service.advance(MINUTE);
  expect((await run('due-deletions')).json()).toEqual({ deleted: 2, left: 0, failed: 0 });
  for (const gone of [player, child]) {
    await mails.next(gone.email, /^Your account was deleted/);
    expect((await gone.get('/account')).status).toBe(401);
    await expect(service.auth.getUser(gone.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  }

  // What a last ID token could still have stored.
  await service.bucket().file(`profilePictures/${player.uid}`).save('late', { resumable: false });
  service.advance(2 * 60 * MINUTE);
  expect((await run('due-deletions')).json()).toEqual({ deleted: 0, left: 0, failed: 0 });
  const after = await everything();
  for (const { uid, email } of [player, child]) {
    for (const trace of [uid, email, emailAddressKey(email)]) expect(after).not.toContain(trace);
  }
  for (const trace of [
    other.uid,
    other.email,
    emailAddressKey(other.email),
    `profilePictures/${other.uid}`,
  ]) {
    expect(after).toContain(trace);
  }
});

test('a deletion that was cut off anywhere is finished by the next run', async () => {
  const player = await playerWithTraces(20);
  await player.post('/account/deletion');
  await mails.next(player.email, /^Your account will be deleted/);
  service.advance(7 * DAY_MS);
  const record = service.firestore.doc(`accountDeletions/${player.uid}`);
  await record.update({ startedAt: new Date(), email: player.email });
  await service.auth.deleteUser(player.uid);
  await service.firestore.doc(`users/${player.uid}`).delete();
  expect((await run('due-deletions')).json()).toEqual({ deleted: 1, left: 0, failed: 0 });
  await mails.next(player.email, /^Your account was deleted/);
  service.advance(DAY_MS);
  await run('due-deletions');
  expect(await everything()).not.toContain(player.uid);
});

test('two runs at the same time delete once and tell once', async () => {
  const player = await playerWithTraces(20);
  await player.post('/account/deletion');
  service.advance(7 * DAY_MS);
  const runs = await Promise.all([run('due-deletions'), run('due-deletions')]);
  const counts = runs.map((answer) => answer.json() as { deleted: number; failed: number });
  expect(counts.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(counts.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(1);
  await mails.next(player.email, /^Your account was deleted/);
  service.advance(DAY_MS);
  await run('due-deletions');
  expect(await everything()).not.toContain(player.uid);
});

test('mails that wait are delivered by the sweep once the mail server is back', async () => {
  mails.refuseWith(451);
  const player = await testPlayer(service);
  await player.postJson('/account/registration', registration(service, 20));
  service.advance(DAY_MS);
  mails.refuseWith(null);
  await player.get('/account');
  const result = (await run('mail-outbox')).json() as { delivered: number; failed: number };
  expect(result.failed).toBe(0);
  await mails.next(player.email, /^Verify/);
  expect((await service.firestore.collection('mailOutbox').get()).size).toBe(0);
});

test.each([
  ['none', ''],
  ['a wrong one', 'another secret'],
  ['a longer one', `${SECRET}x`],
])('with %s for a secret no task runs', async (_name, secret) => {
  for (const task of Object.keys(SCHEDULED_TASKS)) {
    const answer = await run(task, secret);
    expect(answer.status).toBe(401);
    expect(answer.text).not.toContain(SECRET);
  }
});

test('without a configured secret nobody runs tasks, and guesses are limited', async () => {
  const closed = await startTestApp();
  const from = { 'x-forwarded-for': freshAddress(), 'x-tasks-secret': 'null' };
  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1) {
    const message = { method: 'POST', path: '/tasks/due-deletions', headers: from };
    statuses.push((await send(closed.origin, message)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  await closed.close();
});
