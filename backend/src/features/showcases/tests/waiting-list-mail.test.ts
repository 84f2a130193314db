import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { sampleShowcase } from './sample-showcase';
import { publishShowcases } from '../publish-showcases';
import { withdrawFromShowcase } from '../../showcase-places';
import { linkIn } from '../../../testing/start-mail-server';
import { send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

const SECRET = 'a secret of the scheduler';
const ID = 'beispiel-tag';

let current: MailTest;
beforeEach(async () => {
  current = await startMailTest({ tasksSecret: SECRET }, `demo-${randomUUID()}`);
  await publishShowcases(current.service.firestore, [sampleShowcase(current.service.now(), { id: ID })]);
});
afterEach(() => current.close());

async function registered(): Promise<TestPlayer> {
  const player = await testPlayer(current.service, { emailVerified: true });
  await player.postJson('/account/registration', registration(current.service, 20));
  await current.service.firestore.doc(`users/${player.uid}`).update({ tierLevel: 'tier4' });
  await player.postJson(`/showcases/${ID}/registration`, {});
  current.service.advance(1000);
  return player;
}

const withdraw = (player: TestPlayer) => player.delete(`/showcases/${ID}/registration`);

async function sweep() {
  const headers = { 'x-tasks-secret': SECRET };
  await send(current.service.origin, { method: 'POST', path: '/tasks/mail-outbox', headers });
}

const told = () =>
  current.mails.mails.filter(({ subject }) => subject.includes('showcase')).flatMap(({ to }) => to);

test('who moves up from the waiting list is told, once, and nobody else', async () => {
  const [first, second, third] = [await registered(), await registered(), await registered()];
  await withdraw(first);
  await sweep();
  await sweep();
  expect(told()).toEqual([second.email]);
  const mail = await current.mails.next(second.email, /^You have a place/);
  expect(mail.text).toContain('Beispiel-Tag');
  expect(linkIn(mail).pathname).toBe('/showcases');
  expect((await second.get('/notifications')).json()).toMatchObject({
    unread: 1,
    notifications: [{ kind: 'place-free', text: expect.stringContaining('Beispiel-Tag') }],
  });
  expect((await third.get('/notifications')).json()).toMatchObject({ unread: 0 });
  expect((await withdraw(third)).status).toBe(200);
  await sweep();
  expect(told()).toEqual([]);
});

test('a place that is given back before the mail has left is not announced', async () => {
  const [first, second, third] = [await registered(), await registered(), await registered()];
  await withdraw(first);
  await withdraw(second);
  await sweep();
  expect(told()).toEqual([third.email]);
});

test('after the event nobody gets a place, or is told of one', async () => {
  const [first, second] = [await registered(), await registered()];
  current.service.advance(31 * DAY_MS);
  const { firestore, auth, now } = current.service;
  await withdrawFromShowcase({ firestore, auth, now }, ID, first.uid);
  await sweep();
  expect(told()).toEqual([]);
  const waits = await firestore.doc(`showcases/${ID}/registrations/${second.uid}`).get();
  expect(waits.get('status')).toBe('waiting');
});
