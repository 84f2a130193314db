import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { publishShowcases } from '../publish-showcases';
import { sampleShowcase } from './sample-showcase';
import { postJson, send } from '../../../testing/send';
import { linkIn } from '../../../testing/start-mail-server';
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

async function player(age: number): Promise<TestPlayer> {
  const one = await testPlayer(current.service, { emailVerified: true });
  await one.postJson('/account/registration', registration(current.service, age, { country: 'GB' }));
  await current.service.firestore.doc(`users/${one.uid}`).update({ tierLevel: 'tier4' });
  return one;
}

const ANSWER = { name: 'Paula Fictiva', relationship: 'parent', textVersion: 'showcase-2026-11' };
const register = (one: TestPlayer, body: object = {}) => one.postJson(`/showcases/${ID}/registration`, body);
const answer = (token: string, decision: 'approve' | 'decline') =>
  postJson(current.service.origin, `/guardian/requests/${token}`, { ...ANSWER, decision });

async function held() {
  const young = await player(16);
  const guardianEmail = `${randomUUID()}@parent.example`;
  expect((await register(young, { guardianEmail })).json()).toEqual({ place: 'held' });
  const mail = await current.mails.next(guardianEmail, /would like to take part in a showcase/);
  expect(mail.text).toContain('Beispiel-Tag');
  return { young, guardianEmail, token: linkIn(mail).searchParams.get('token') ?? '' };
}

const place = async (uid: string) => {
  const stored = await current.service.firestore.doc(`showcases/${ID}/registrations/${uid}`).get();
  return (stored.get('status') as string | undefined) ?? 'none';
};

async function counts() {
  const event = await current.service.firestore.doc(`showcases/${ID}`).get();
  return [event.get('taken'), event.get('waiting')];
}

async function run(task: string) {
  const headers = { 'x-tasks-secret': SECRET };
  return (await send(current.service.origin, { method: 'POST', path: `/tasks/${task}`, headers })).json();
}

test('a place of a minor is held until the guardian agrees, and given back when the guardian withdraws', async () => {
  const { young, guardianEmail, token } = await held();
  expect(await counts()).toEqual([1, 0]);
  const looked = await send(current.service.origin, { path: `/guardian/requests/${token}` });
  expect(looked.json()).toMatchObject({
    subject: 'showcase',
    purpose: 'decide',
    childName: 'Mara F.',
    consent: { version: 'showcase-2026-11', text: expect.stringContaining('takes part') },
    contact: null,
    event: { title: 'Beispiel-Tag', city: 'Musterstadt' },
    expiresAt: expect.any(String),
  });
  expect((await answer(token, 'approve')).status).toBe(200);
  expect(await place(young.uid)).toBe('registered');
  await current.mails.next(young.email, /agreed to the showcase/);
  expect((await answer(token, 'decline')).json()).toMatchObject({ type: 'link-used' });

  const confirmed = await current.mails.next(guardianEmail, /^You agreed that Mara F\. takes part/);
  const back = linkIn(confirmed).searchParams.get('token');
  const revoke = { method: 'POST', path: `/guardian/requests/${back}/revoke` };
  expect((await send(current.service.origin, revoke)).status).toBe(200);
  expect(await place(young.uid)).toBe('none');
  expect(await counts()).toEqual([0, 0]);
  await current.mails.next(young.email, /off the list/);
  const { consents } = (await current.service.firestore.doc(`privateAccounts/${young.uid}`).get()).data() as {
    consents: { textVersion: string; action: string }[];
  };
  expect(consents.filter(({ textVersion }) => textVersion === 'showcase-2026-11')).toMatchObject([
    { action: 'given', name: 'Paula Fictiva' },
    { action: 'withdrawn' },
  ]);
  expect((await send(current.service.origin, revoke)).status).toBe(410);
});

test('a refusal gives the place to who waits; a minor who moves up still needs the guardian', async () => {
  const { young, token } = await held();
  const next = await player(16);
  const guardianEmail = `${randomUUID()}@parent.example`;
  expect((await register(next, { guardianEmail })).json()).toEqual({ place: 'waiting' });
  const asked = linkIn(await current.mails.next(guardianEmail, /would like to take part/));
  expect((await answer(token, 'decline')).status).toBe(200);
  await current.mails.next(young.email, /did not agree to the showcase/);
  expect([await place(young.uid), await place(next.uid)]).toEqual(['none', 'held']);
  expect((await answer(asked.searchParams.get('token') ?? '', 'approve')).status).toBe(200);
  expect(await place(next.uid)).toBe('registered');
  expect(await counts()).toEqual([1, 0]);
});

test('who waits with an agreement keeps waiting, and has the place at once when it gets free', async () => {
  const adult = await player(20);
  expect((await register(adult)).json()).toEqual({ place: 'registered' });
  const young = await player(16);
  const guardianEmail = `${randomUUID()}@parent.example`;
  await register(young, { guardianEmail });
  const asked = linkIn(await current.mails.next(guardianEmail, /would like to take part/));
  await answer(asked.searchParams.get('token') ?? '', 'approve');
  expect(await place(young.uid)).toBe('waiting');
  await adult.delete(`/showcases/${ID}/registration`);
  expect(await place(young.uid)).toBe('registered');
});

test('a place nobody answers for ends after seven days, the player is told, and the link decides nothing', async () => {
  const { young, token } = await held();
  expect(await run('held-places')).toEqual({ released: 0, left: 0, failed: 0 });
  current.service.advance(7 * DAY_MS);
  expect((await answer(token, 'approve')).json()).toMatchObject({ type: 'link-expired' });
  expect(await run('held-places')).toEqual({ released: 1, left: 0, failed: 0 });
  expect(await place(young.uid)).toBe('none');
  await current.mails.next(young.email, /has ended/);
  expect((await answer(token, 'approve')).json()).toMatchObject({ type: 'link-expired' });
  expect(await counts()).toEqual([0, 0]);
});

test('the guardian who agreed to the account is asked, and nobody else', async () => {
  const young = await testPlayer(current.service, { emailVerified: true });
  const guardianEmail = `${randomUUID()}@parent.example`;
  await young.postJson('/account/registration', registration(current.service, 15, { guardianEmail }));
  const opened = linkIn(await current.mails.next(guardianEmail, /asks for your agreement/));
  const approval = { ...ANSWER, decision: 'approve', textVersion: 'guardian-2026-11-b' };
  await postJson(current.service.origin, `/guardian/requests/${opened.searchParams.get('token')}`, approval);
  await current.service.firestore.doc(`users/${young.uid}`).update({ tierLevel: 'tier4' });
  const other = await register(young, { guardianEmail: 'friend@mail.example' });
  expect(other.json()).toMatchObject({ status: 422, type: 'guardian-decides' });
  expect((await register(young)).json()).toEqual({ place: 'held' });
  await current.mails.next(guardianEmail, /would like to take part in a showcase/);

  // Whoever closes the account closes what it has led to.
  const back = linkIn(await current.mails.next(guardianEmail, /^You approved the account/));
  const revoke = `/guardian/requests/${back.searchParams.get('token')}/revoke`;
  expect((await send(current.service.origin, { method: 'POST', path: revoke })).status).toBe(200);
  expect(await place(young.uid)).toBe('none');
  expect(await counts()).toEqual([0, 0]);
});

test('a player who gives a held place back needs no answer any more', async () => {
  const { young, token } = await held();
  await young.delete(`/showcases/${ID}/registration`);
  expect((await answer(token, 'approve')).json()).toMatchObject({ type: 'link-expired' });
  expect(await counts()).toEqual([0, 0]);
  const exported = (await young.get('/account/export')).json() as { data: { showcases: unknown } };
  expect(exported.data.showcases).toBeNull();
});
