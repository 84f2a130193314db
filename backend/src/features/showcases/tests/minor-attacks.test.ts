import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { publishShowcases } from '../publish-showcases';
import { endLostPlaces } from '../../showcase-places';
import { sampleShowcase } from './sample-showcase';
import { postJson } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../../../testing/test-player';

let current: MailTest;
beforeAll(async () => {
  current = await startMailTest({}, `demo-${randomUUID()}`);
});
afterAll(() => current.close());

const ANSWER = { decision: 'approve', name: 'Paula Fictiva', relationship: 'parent' };

async function publish(capacity = 1, timeZone = 'Europe/Berlin'): Promise<string> {
  const id = `tag-${randomUUID()}`;
  await publishShowcases(current.service.firestore, [
    sampleShowcase(current.service.now(), { id, capacity, timeZone }),
  ]);
  return id;
}

async function minor(email?: string, changes: object = {}): Promise<TestPlayer> {
  const one = await testPlayer(current.service, {
    emailVerified: true,
    ...(email !== undefined && { email }),
  });
  await one.postJson(
    '/account/registration',
    registration(current.service, 16, { country: 'GB', ...changes }),
  );
  await current.service.firestore.doc(`users/${one.uid}`).update({ tierLevel: 'tier4' });
  return one;
}

const register = (one: TestPlayer, id: string, body: object = {}) =>
  one.postJson(`/showcases/${id}/registration`, body);
const parent = () => `${randomUUID()}@parent.example`;

async function place(id: string, { uid }: TestPlayer) {
  const stored = await current.service.firestore.doc(`showcases/${id}/registrations/${uid}`).get();
  return (stored.get('status') as string | undefined) ?? 'none';
}

async function tokenTo(address: string, subject = /would like to take part in a showcase/) {
  return linkIn(await current.mails.next(address, subject)).searchParams.get('token') ?? '';
}

const decide = (token: string, textVersion = 'showcase-2026-11') =>
  postJson(current.service.origin, `/guardian/requests/${token}`, { ...ANSWER, textVersion });

test.each([
  { guardianAgrees: true },
  { consent: 'showcase-2026-11' },
  { status: 'registered' },
  { guardianEmail: 'p@parent.example', place: 'registered' },
])('a tick of the player’s own is no answer of a guardian: %j', async (body) => {
  const [id, young] = [await publish(), await minor()];
  expect((await register(young, id, body)).status).toBe(400);
  expect((await register(young, id)).status).toBe(422);
  expect(await place(id, young)).toBe('none');
});

test('asking many times at once holds one place and asks one guardian once', async () => {
  const [id, young, guardianEmail] = [await publish(5), await minor(), parent()];
  const asked = Array.from({ length: 8 }, () => register(young, id, { guardianEmail }));
  const others = Array.from({ length: 4 }, () => register(young, id, { guardianEmail: parent() }));
  const answers = await Promise.all([...asked, ...others]);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"place":"held"}']));
  expect((await current.service.firestore.doc(`showcases/${id}`).get()).get('taken')).toBe(1);
  const consents = await current.service.firestore
    .collection('showcaseConsents')
    .where('about.uid', '==', young.uid)
    .get();
  expect(consents.docs.map((consent) => consent.get('status') as string)).toEqual(['pending']);
});

test('neither the waiting list nor giving places back confirms one without the guardian', async () => {
  const [id, first, second, third] = [await publish(), await minor(), await minor(), await minor()];
  expect((await register(first, id, { guardianEmail: parent() })).json()).toEqual({ place: 'held' });
  await register(second, id, { guardianEmail: parent() });
  await register(third, id, { guardianEmail: parent() });
  await Promise.all([first, first, second].map((one) => one.delete(`/showcases/${id}/registration`)));
  expect(await place(id, third)).toBe('held');
  expect((await register(third, id, { guardianEmail: parent() })).json()).toEqual({ place: 'held' });
  current.service.advance(8 * DAY_MS);
  const late = await register(first, id, { guardianEmail: parent() });
  current.service.advance(-8 * DAY_MS);
  expect(late.json()).toEqual({ place: 'waiting' });
  expect(await place(id, third)).toBe('held');
});

test('the own mailbox is no guardian, however it is spelled', async () => {
  const name = `mara${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const [id, young] = [await publish(), await minor(`${name}@gmail.com`)];
  for (const guardianEmail of [`${name}+mum@gmail.com`, `m.${name.slice(1)}@googlemail.com`]) {
    expect((await register(young, id, { guardianEmail })).status).toBe(422);
  }
  expect(await place(id, young)).toBe('none');
});

test('a mailbox that has become the player’s own answers nothing', async () => {
  const [id, young, guardianEmail] = [await publish(), await minor(), parent()];
  await register(young, id, { guardianEmail });
  const token = await tokenTo(guardianEmail);
  await young.changeEmail(guardianEmail.replace('@', '+own@'));
  expect((await decide(token)).status).toBe(404);
  expect(await place(id, young)).toBe('held');
});

test('an agreement to something else, or for another child, is none to the place', async () => {
  const [id, young, other] = [await publish(2), await minor(), await minor()];
  const [guardianEmail, stranger] = [parent(), parent()];
  await register(young, id, { guardianEmail });
  await register(other, id, { guardianEmail: stranger });
  current.service.advance(60_000);
  await young.postJson('/cv/publishing-requests', { guardianEmail });
  const sharing = await tokenTo(guardianEmail, /would like to share a football CV/);
  expect((await decide(sharing)).status).toBe(409);
  expect((await decide(sharing, 'publish-2026-11-b')).status).toBe(200);
  expect((await decide(await tokenTo(stranger))).status).toBe(200);
  expect([await place(id, young), await place(id, other)]).toEqual(['held', 'registered']);
});

test('who is 18 on the day decides alone, who is 18 the day after does not', async () => {
  const id = await publish(2, 'UTC');
  const startsAt = current.service.now() + 30 * DAY_MS;
  const bornOn = (time: number) => {
    const day = new Date(time);
    day.setUTCFullYear(day.getUTCFullYear() - 18);
    return { dateOfBirth: day.toISOString().slice(0, 10) };
  };
  const grown = await minor(undefined, bornOn(startsAt));
  const young = await minor(undefined, bornOn(startsAt + DAY_MS));
  expect((await register(grown, id)).json()).toEqual({ place: 'registered' });
  expect((await register(young, id)).status).toBe(422);
  expect((await register(young, id, { guardianEmail: parent() })).json()).toEqual({ place: 'held' });
});

// Ten in the evening of 3 May in Los Angeles, which is 4 May at Greenwich; half past eight of 4 May in Auckland, 3 May there.
test.each([
  ['America/Los_Angeles', '-05-04T05:00:00Z', 'held'],
  ['Pacific/Auckland', '-05-03T20:30:00Z', 'registered'],
])('the day of an event in %s is the day it is there', async (timeZone, start, expected) => {
  const year = new Date(current.service.now()).getUTCFullYear() + 1;
  const startsAt = Date.parse(`${year}${start}`);
  const id = `tag-${randomUUID()}`;
  const event = { id, capacity: 3, timeZone, startsAt, closesAt: startsAt - DAY_MS };
  const { firestore, auth, now } = current.service;
  await publishShowcases(firestore, [sampleShowcase(now(), { ...event, endsAt: startsAt + 3_600_000 })]);
  const eighteen = await minor(undefined, { dateOfBirth: `${year - 18}-05-04` });
  expect((await register(eighteen, id, { guardianEmail: parent() })).json()).toEqual({ place: expected });
  // Also later, when it is looked at again whether the place may stay.
  await endLostPlaces({ firestore, auth, now }, eighteen.uid);
  expect(await place(id, eighteen)).toBe(expected);

  const fifteen = await minor(undefined, { dateOfBirth: `${year - 15}-05-04` });
  const answer = await register(fifteen, id, { guardianEmail: parent() });
  expect(answer.status).toBe(expected === 'held' ? 422 : 200);
});
