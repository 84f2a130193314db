import { DAY_MS } from '@skora/domain';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { testPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const WEEK = 7 * DAY_MS;

test('a deletion is due in seven days, repeating it does not move it, and cancelling ends it', async () => {
  const player = await testPlayer(service);
  const before = service.now();
  const { dueAt } = (await player.post('/account/deletion')).json() as { dueAt: string };
  expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(before + WEEK);
  expect(Date.parse(dueAt)).toBeLessThanOrEqual(service.now() + WEEK);
  expect((await player.post('/account/deletion')).json()).toEqual({ dueAt });
  expect((await player.get('/account')).json()).toMatchObject({ deletion: { dueAt } });
  const mail = await mails.next(player.email, /^Your account will be deleted/);
  expect(mail.text).toContain('https://skora.example/settings/account');

  expect((await player.delete('/account/deletion')).json()).toEqual({ status: 'ok' });
  expect((await player.get('/account')).json()).toMatchObject({ deletion: null });
  const kept = await mails.next(player.email, /^Your account will not be deleted/);
  expect(kept.words).toContain('log out everywhere');
  expect(kept.words).toMatch(/player map.*showcase.*do not come back/);
  expect((await player.delete('/account/deletion')).json()).toEqual({ status: 'ok' });
});

test('planning and cancelling by turns ends after five times a day, and cancelling always works', async () => {
  const player = await testPlayer(service);
  for (let times = 0; times < 5; times += 1) {
    expect((await player.post('/account/deletion')).status).toBe(200);
    expect((await player.delete('/account/deletion')).status).toBe(200);
  }
  const refused = await player.post('/account/deletion');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await player.get('/account')).json()).toMatchObject({ deletion: null });
  expect((await player.delete('/account/deletion')).status).toBe(200);
  for (let mail = 0; mail < 10; mail += 1) await mails.next(player.email, /^Your account will/);
  expect(mails.mails.filter(({ to }) => to.includes(player.email))).toEqual([]);
});

test('deleting needs a sign-in of the last five minutes, cancelling does not', async () => {
  const stale = await testPlayer(service, { signedInAgo: 301 });
  expect((await stale.post('/account/deletion')).json()).toMatchObject({
    status: 403,
    type: 'recent-sign-in-required',
  });
  expect((await stale.delete('/account/deletion')).status).toBe(200);
  const recent = await testPlayer(service, { signedInAgo: 290 });
  expect((await recent.post('/account/deletion')).status).toBe(200);
});

test('a deletion that has begun cannot be cancelled', async () => {
  const player = await testPlayer(service);
  await player.post('/account/deletion');
  await service.firestore.doc(`accountDeletions/${player.uid}`).update({ startedAt: new Date() });
  expect((await player.delete('/account/deletion')).status).toBe(409);
});

test('neither call takes a body', async () => {
  const player = await testPlayer(service);
  expect((await player.postJson('/account/deletion', { dueAt: 'now' })).status).toBe(400);
  expect((await player.get('/account')).json()).toMatchObject({ deletion: null });
});
