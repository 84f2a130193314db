import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
});
afterAll(() => service.close());

/** A player to whom a newer release told something newer than all this one knows, with a choice of its own. */
async function toldByNewer(): Promise<TestPlayer> {
  const player = await testPlayer(service);
  await player.postJson('/account/registration', registration(service, 24));
  const at = (ago: number) => Timestamp.fromMillis(service.now() - ago);
  const known = { id: 'goal-due:1', kind: 'goal-due', params: { goal: '1', due: 'today' }, at: at(2000) };
  const newer = { id: 'of-tomorrow:1', kind: 'of-tomorrow', params: {}, at: at(1000) };
  const record = { items: [newer, known], off: ['of-tomorrow', 'goal-due'] };
  await service.firestore.doc(`notifications/${player.uid}`).set(record, { merge: true });
  return player;
}

const storedOf = async ({ uid }: TestPlayer) =>
  (await service.firestore.doc(`notifications/${uid}`).get()).data() as { off: string[]; items: unknown[] };

test('what only a newer release tells is neither shown nor counted, and stays stored', async () => {
  const player = await toldByNewer();
  const page = (await player.get('/notifications')).json() as { notifications: { at: string }[] };
  expect(page).toMatchObject({ unread: 1, notifications: [{ kind: 'goal-due' }], next: null });
  const seen = { upTo: page.notifications[0]?.at };
  expect((await player.postJson('/notifications/read', seen)).json()).toEqual({ unread: 0 });
  expect((await storedOf(player)).items).toHaveLength(2);
});

test('a choice that only a newer release offers is not shown, and outlasts choices made here', async () => {
  const player = await toldByNewer();
  const settings = (await player.get('/notifications/settings')).json() as { off: string[] };
  expect(settings.off).toEqual(['goal-due']);
  const choice = { off: ['link-opened'], weeklyDay: null };
  const saved = await player.putJson('/notifications/settings', choice);
  expect([saved.status, (saved.json() as { off: string[] }).off]).toEqual([200, ['link-opened']]);
  expect((await storedOf(player)).off).toEqual(['link-opened', 'of-tomorrow']);
});

test('a page that says what changes leaves everything else as another page has chosen it meanwhile', async () => {
  const player = await toldByNewer();
  const put = (body: object) => player.putJson('/notifications/settings', body);
  // An older page sends the whole list.
  await put({ off: ['link-opened', 'goal-due'], weeklyDay: 5 });
  const one = await put({ switchOff: ['coach-answered'], switchOn: ['goal-due'] });
  expect(one.json()).toMatchObject({ off: ['coach-answered', 'link-opened'], weeklyDay: 5 });
  expect((await put({ weeklyDay: null })).json()).toMatchObject({
    off: ['coach-answered', 'link-opened'],
    weeklyDay: null,
  });
  expect((await storedOf(player)).off).toEqual(['coach-answered', 'link-opened', 'of-tomorrow']);
});
