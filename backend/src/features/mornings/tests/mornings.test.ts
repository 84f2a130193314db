import { randomUUID } from 'node:crypto';
import { DAY_MS, dayAfter, formatDay, localTime } from '@skora/domain';
import { storedMatch } from '@skora/domain/testing';
import { FieldValue } from 'firebase-admin/firestore';
import { MATCH, playerWithNumbers } from '../../../testing/player-with-numbers';
import { runTask, TASKS_SECRET } from '../../../testing/run-task';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { TestPlayer } from '../../../testing/test-player';

let current: MailTest;
beforeEach(async () => {
  current = await startMailTest({ tasksSecret: TASKS_SECRET }, `demo-${randomUUID()}`);
});
afterEach(() => current.close());

const ZONE = 'Europe/Berlin';
const today = () => localTime(current.service.now(), ZONE);

/** Moves the clock to ten in the morning of the next such day. @param weekday 1 for Monday */
function goTo(weekday: number) {
  const { advance } = current.service;
  do advance(DAY_MS);
  while (today().weekday !== weekday);
  advance((10 - today().hours) * 3_600_000);
}

async function player(weeklyDay: number | null = null) {
  const one = await playerWithNumbers(current.service);
  await one.putJson('/notifications/settings', { off: [], weeklyDay, timeZone: ZONE });
  return one;
}

const mornings = () => runTask(current.service, 'notification-mornings');
interface Told {
  kind: string;
  title: string;
  text: string;
}
const list = async (one: Pick<TestPlayer, 'get'>) =>
  ((await one.get('/notifications')).json() as { notifications: Told[] }).notifications;
const told = async (one: Pick<TestPlayer, 'get'>) => (await list(one)).map(({ kind }) => kind);
const monday = (weeks: number) => {
  const { day, weekday } = today();
  return new Date(dayAfter(day, 1 - weekday + 7 * weeks));
};
const goal = (dueOn: string, more = {}) => ({
  ...{ corner: 'physical', title: 'Sprint under 1.9 s', dueOn, revision: 1, schemaVersion: 1 },
  ...more,
});

test('a goal is told on the morning before it is due, once, unless it was reached', async () => {
  const one = await player();
  goTo(3);
  const tomorrow = dayAfter(today().day, 1);
  await one.profile.collection('goals').doc('1').set(goal(tomorrow));
  await one.profile
    .collection('goals')
    .doc('2')
    .set(goal(tomorrow, { doneAt: '2026-01-01' }));
  await one.profile
    .collection('goals')
    .doc('3')
    .set(goal(dayAfter(tomorrow, 1), { title: 'Another' }));
  expect(await mornings()).toEqual({ players: 1, mails: 0, left: 0, failed: 0 });
  expect(await mornings()).toEqual({ players: 0, mails: 0, left: 0, failed: 0 });
  expect(await list(one)).toMatchObject([
    { kind: 'goal-due', title: `A goal is due on ${formatDay(new Date(tomorrow))}` },
  ]);
  goTo(4);
  await Promise.all([mornings(), mornings()]);
  expect(await told(one)).toEqual(['goal-due', 'goal-due']);
});

test('a match of last week that is missing is told on Monday, to those who enter matches', async () => {
  const [misses, entered, never] = [await player(), await player(), await player()];
  goTo(1);
  const matches = (one: typeof misses) => one.profile.collection('matches').doc('2026-W46-1');
  await matches(misses).set({ ...MATCH, monday: monday(-2) });
  await matches(entered).set({ ...MATCH, monday: monday(-1) });
  await matches(never).set({ ...MATCH, monday: monday(-20) });
  await mornings();
  expect(await Promise.all([misses, entered, never].map(told))).toEqual([['match-missing'], [], []]);
  goTo(2);
  await mornings();
  const [from, to] = [monday(-1), monday(0)].map((day, at) =>
    formatDay(new Date(day.getTime() - at * DAY_MS)),
  );
  expect(await list(misses)).toMatchObject([
    {
      kind: 'match-missing',
      title: `Did you play in the week from ${from}?`,
      text: `No match from ${from} to ${to} is entered yet. You can still add it.`,
    },
  ]);
});

test('the weekly email comes on its day, and its link ends it without a login', async () => {
  const one = await player(5);
  await one.profile
    .collection('matches')
    .doc('2026-W47-1')
    .set({ ...storedMatch(), schemaVersion: 1, updatedAt: new Date(current.service.now() + 8 * DAY_MS) });
  goTo(4);
  await mornings();
  goTo(5);
  expect(await mornings()).toMatchObject({ mails: 1 });
  await runTask(current.service, 'mail-outbox');
  const mail = await current.mails.next(one.email, /^Your week on SKORA$/);
  expect(mail.words).toContain('you entered or corrected 1 match.');
  expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail.words).toContain('You get this email every Friday because you chose it');
  const { pathname } = new URL(mail.headers['list-unsubscribe']?.slice(1, -1) ?? '');
  const address = `${current.service.origin}${pathname.replace(/^\/api/, '')}`;
  const opened = await fetch(address, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/skora\.example\/weekly-email\/[\w-]+\.[\w-]+$/),
  ]);
  expect((await one.get('/notifications/settings')).json()).toMatchObject({ weeklyDay: 5 });
  const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
  expect((await one.get('/notifications/settings')).json()).toMatchObject({ weeklyDay: null });
  expect((await fetch(`${address.slice(0, -1)}_`, { method: 'POST' })).status).toBe(404);
});

test('a week without news, and an address nobody verified, get no email', async () => {
  const one = await player(5);
  const other = await player(5);
  await one.profile.collection('matches').doc('2026-W46-1').update({ updatedAt: FieldValue.delete() });
  await current.service.auth.updateUser(other.uid, { emailVerified: false });
  goTo(5);
  expect(await mornings()).toMatchObject({ mails: 1 });
  await runTask(current.service, 'mail-outbox');
  expect(current.mails.mails.filter(({ subject }) => subject.startsWith('Your week'))).toEqual([]);
  const { docs } = await current.service.firestore.collection('mailOutbox').get();
  expect(docs).toEqual([]);
});

test('an address that the player has left since gets no email', async () => {
  const one = await player(5);
  goTo(5);
  await one.profile
    .collection('goals')
    .doc('1')
    .set(goal(dayAfter(today().day, 3)));
  expect(await mornings()).toMatchObject({ mails: 1 });
  await current.service.auth.updateUser(one.uid, { email: `${randomUUID()}@player.example` });
  await current.service.auth.updateUser(one.uid, { emailVerified: true });
  await runTask(current.service, 'mail-outbox');
  expect(current.mails.mails.filter(({ subject }) => subject.startsWith('Your week'))).toEqual([]);
});

test('suspended accounts get nothing, and the others their morning', async () => {
  const [suspended, open] = [await player(3), await player(3)];
  goTo(3);
  for (const one of [suspended, open])
    await one.profile
      .collection('goals')
      .doc('1')
      .set(goal(dayAfter(today().day, 1)));
  await current.service.firestore.doc(`users/${suspended.uid}`).update({ status: 'suspended' });
  expect(await mornings()).toEqual({ players: 2, mails: 1, left: 0, failed: 0 });
  await current.service.firestore.doc(`users/${suspended.uid}`).update({ status: 'active' });
  expect([await told(suspended), await told(open)]).toEqual([[], ['goal-due']]);
  await runTask(current.service, 'mail-outbox');
  const mail = await current.mails.next(open.email, /^Your week/);
  expect(mail.words).toContain('Your next goal: “Sprint under 1.9 s”, due on ');
  expect(linkIn(mail).pathname).toBe('/profile');
});

/** Looks at the bell where it is another hour. */
const lookFrom = (one: TestPlayer, zone: string) => one.get(`/notifications?timeZone=${zone}`);
const HOUR = 3_600_000;

test('a day is served once, in whatever time zones a player looks', async () => {
  const one = await player(5);
  goTo(5);
  expect(await mornings()).toMatchObject({ players: 1, mails: 1 });
  await lookFrom(one, 'America/New_York');
  current.service.advance(6 * HOUR);
  expect(await mornings()).toMatchObject({ players: 0, mails: 0 });
  current.service.advance(DAY_MS);
  expect(await mornings()).toMatchObject({ players: 1, mails: 0 });
});

test('a day that a change of the time zone left out is served on the next one', async () => {
  const one = await player(5);
  goTo(4);
  await mornings();
  current.service.advance(21 * HOUR);
  await lookFrom(one, 'Pacific/Auckland');
  current.service.advance(15 * HOUR);
  expect(today()).toMatchObject({ weekday: 5 });
  expect(await mornings()).toMatchObject({ players: 1, mails: 1 });
});
