import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { exportData } from '../../../app/data-owners';
import { notificationsOwner } from '../data-owner';
import { postJson } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { GOALS, playerWithNumbers, SPRINT } from '../../../testing/player-with-numbers';
import { testPlayer, type TestPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

interface Page {
  unread: number;
  notifications: {
    id: string;
    kind: string;
    title: string;
    text: string;
    path: string;
    at: string;
    isNew: boolean;
  }[];
  next: string | null;
}

const list = async (player: Pick<TestPlayer, 'get'>, query = '') =>
  (await player.get(`/notifications${query}`)).json() as Page;
const put = (player: TestPlayer, body: object) => player.putJson('/notifications/settings', body);

const COACH = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };

/** A coach answers what a player asked. */
async function coachAnswers(player: TestPlayer) {
  const email = `${randomUUID()}@club.example`;
  await player.postJson('/confirmations/requests', { coach: { ...COACH, email }, numbers: [SPRINT, GOALS] });
  const token = linkIn(await mails.next(email, /asks you to confirm/))
    .pathname.split('/')
    .at(-1);
  const answer = { confirmed: [0], declined: [1], note: '', vouches: true };
  return postJson(service.origin, `/confirmations/${token}/decision`, answer);
}

test('a coach’s answer is told once, until it is seen', async () => {
  const player = await playerWithNumbers(service);
  expect(await list(player)).toEqual({ unread: 0, notifications: [], next: null });
  expect((await coachAnswers(player)).status).toBe(200);
  await mails.next(player.email, /^Your coach has answered/);
  const { unread, notifications } = await list(player);
  expect(unread).toBe(1);
  expect(notifications).toEqual([
    {
      ...{ id: expect.any(String), kind: 'coach-answered', at: expect.any(String), isNew: true },
      title: 'Your coach has answered',
      text: 'Confirmed: 1 number. Declined: 1 number.',
      path: '/settings/confirmations',
    },
  ]);
  const seen = { upTo: notifications[0]?.at };
  expect((await player.postJson('/notifications/read', seen)).json()).toEqual({ unread: 0 });
  expect((await list(player)).notifications[0]).toMatchObject({ isNew: false });
});

test('a first look that names no time zone takes none away from one beside it', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => playerWithNumbers(service)));
  const look = async (player: TestPlayer) => {
    await Promise.all([
      ...Array.from({ length: 3 }, () => player.get('/notifications/settings')),
      list(player, '?timeZone=Pacific/Auckland'),
    ]);
    const stored = await service.firestore.doc(`notifications/${player.uid}`).get();
    return stored.get('timeZone') as unknown;
  };
  const zones = await Promise.all(players.map(look));
  expect(zones).toEqual(players.map(() => 'Pacific/Auckland'));
});

test('what is switched off is neither told nor mailed', async () => {
  const player = await playerWithNumbers(service);
  const chosen = await put(player, { off: ['coach-answered'], weeklyDay: 5, timeZone: 'Europe/Berlin' });
  expect(chosen.json()).toMatchObject({
    off: ['coach-answered'],
    weeklyDay: 5,
    email: expect.stringContaining('•••'),
  });
  expect((await player.get('/notifications/settings')).json()).toEqual(chosen.json());
  await coachAnswers(player);
  expect((await list(player)).unread).toBe(0);
  const { docs } = await service.firestore.collection('mailOutbox').where('uid', '==', player.uid).get();
  expect(docs).toEqual([]);
  expect(mails.mails.filter(({ to }) => to.includes(player.email))).toEqual([]);
});

test('the first opening of a link is told once, and nothing about who opened it', async () => {
  const player = await playerWithNumbers(service);
  const made = await player.postJson('/cv/links', { label: 'Trial day', audience: 'link', days: 30 });
  const { path } = made.json() as { path: string };
  const views = `/shared-cvs/${path.split('/').at(-1)}/views`;
  const open = (headers = {}) =>
    fetch(`${service.origin}${views}`, { method: 'POST', headers }).then(({ status }) => status);
  expect(await open({ authorization: player.authorization })).toBe(200);
  expect((await list(player)).unread).toBe(0);
  expect(new Set(await Promise.all(Array.from({ length: 6 }, () => open())))).toEqual(new Set([200]));
  expect(await open()).toBe(200);
  const { notifications } = await list(player);
  expect(notifications.map(({ kind }) => kind)).toEqual(['link-opened']);
  expect(notifications[0]?.text).toMatch(/^“Trial day” works\. We do not record who opened it/);
});

test('a guardian’s answer is told, also while the account waits', async () => {
  const guardian = `${randomUUID()}@parent.example`;
  const child = await playerWithNumbers(service, 12, { guardianEmail: guardian });
  const token = linkIn(await mails.next(guardian, /asks for your agreement/)).searchParams.get('token');
  const answer = { name: 'Paula Fictiva', relationship: 'parent', textVersion: 'guardian-2026-11-b' };
  await postJson(service.origin, `/guardian/requests/${token}`, { ...answer, decision: 'decline' });
  expect((await list(child)).notifications).toMatchObject([
    {
      kind: 'guardian-decided',
      text: expect.stringMatching(/^They did not agree/),
      path: '/settings/account',
    },
  ]);
});

test('it is in the export, and goes with the account', async () => {
  const player = await playerWithNumbers(service);
  await coachAnswers(player);
  const { email, uid } = player;
  const deps = { ...service, payments: null };
  const subject = { uid, email, emailVerified: true };
  expect(await exportData(deps, subject)).toMatchObject({
    notifications: { items: [{ kind: 'coach-answered', params: { confirmed: 1, declined: 1 } }] },
  });
  await notificationsOwner.erase(deps, subject);
  expect(await exportData(deps, subject)).toMatchObject({ notifications: null });
});

test('suspended accounts, and those about to be deleted, get nothing', async () => {
  for (const close of ['suspended', 'deletion']) {
    const player = await playerWithNumbers(service);
    await coachAnswers(player);
    if (close === 'suspended')
      await service.firestore.doc(`users/${player.uid}`).update({ status: 'suspended' });
    else await service.firestore.doc(`accountDeletions/${player.uid}`).set({});
    expect(await list(player)).toEqual({ unread: 0, notifications: [], next: null });
    expect((await put(player, { off: [], weeklyDay: 1 })).status).toBe(403);
  }
});

test('an account that is about to be deleted, or not complete, reads that it chooses nothing, and what it had chosen', async () => {
  const [leaving, begun] = [await playerWithNumbers(service), await testPlayer(service)];
  const settings = async (one: TestPlayer) => (await one.get('/notifications/settings')).json();
  await put(leaving, { off: ['goal-due'], weeklyDay: 5 });
  expect(await settings(leaving)).toMatchObject({ standing: 'open' });
  await service.firestore.doc(`accountDeletions/${leaving.uid}`).set({});
  const stored = { standing: 'closed', off: ['goal-due'], weeklyDay: 5, push: { standing: 'closed' } };
  expect(await settings(leaving)).toMatchObject(stored);
  expect(await settings(begun)).toMatchObject({ standing: 'closed', off: [], weeklyDay: null });
  expect((await put(leaving, { weeklyDay: 1 })).status).toBe(403);
  expect((await service.firestore.doc(`notifications/${begun.uid}`).get()).exists).toBe(false);
});

test('a hundred are kept for ninety days, and come in pages', async () => {
  const player = await playerWithNumbers(service);
  const items = Array.from({ length: 45 }, (_, index) => ({
    id: `link-opened:${index}`,
    kind: 'link-opened',
    params: { label: `Link ${index}` },
    at: new Date(service.now() - index * 2.1 * DAY_MS),
  }));
  await service.firestore.doc(`notifications/${player.uid}`).set({ items });
  const first = await list(player);
  expect([first.unread, first.notifications.length, first.next]).toEqual([43, 20, 'link-opened:19']);
  const third = await list(player, '?after=link-opened:39');
  expect([third.notifications.length, third.next]).toEqual([3, null]);
});

test('the first look sets the mornings, later ones write nothing, and another zone moves them', async () => {
  const player = await playerWithNumbers(service);
  const ref = service.firestore.doc(`notifications/${player.uid}`);
  await list(player, '?timeZone=Asia/Tokyo');
  const first = await ref.get();
  expect(first.get('timeZone')).toBe('Asia/Tokyo');
  await list(player, '?timeZone=Asia/Tokyo');
  expect((await ref.get()).updateTime).toEqual(first.updateTime);
  await list(player, '?timeZone=America/Lima');
  expect((await ref.get()).get('morningAt')).not.toEqual(first.get('morningAt'));
  expect((await player.get('/notifications?timeZone=Moon%2FBase')).status).toBe(200);
  expect((await ref.get()).get('timeZone')).toBe('America/Lima');
});

test('nobody reads, or changes, without a login, and wrong bodies are refused', async () => {
  const player = await playerWithNumbers(service);
  const bare = await fetch(`${service.origin}/notifications`);
  expect(bare.status).toBe(401);
  for (const body of [
    { off: ['nonsense'], weeklyDay: 1 },
    { off: [], weeklyDay: 8 },
    { switchOn: ['nonsense'] },
    { off: [], weeklyDay: null, more: 1 },
  ]) {
    expect((await put(player, body)).status).toBe(400);
  }
});

test('changes are bounded for a player', async () => {
  const player = await playerWithNumbers(service);
  const start = service.now();
  await service.firestore
    .doc(`requestBudgets/notification-changes:${player.uid}`)
    .set({ subject: player.uid, requests: { start, count: 120 } });
  const refused = await put(player, { off: [], weeklyDay: 1 });
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await player.get('/notifications')).status).toBe(200);
});
