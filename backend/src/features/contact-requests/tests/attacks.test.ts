import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { Timestamp } from 'firebase-admin/firestore';
import type { Budget } from '../../../lib/budgets/request-budget';
import { mailboxKey } from '../../../lib/text/mailbox';
import { hashToken } from '../../../lib/text/secret-token';
import { postJson, send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { contactStory, REASON, written } from '../../../testing/contact-story';
import { receiverBudget, writeBudgets } from '../domain/contact-budgets';

const SECRET = 'a secret of the tests';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  const config = { tasksSecret: 'of the tests', linkSecret: SECRET };
  ({ mails, service, close } = await startMailTest(config, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

const OVER = { status: 410, type: 'request-withdrawn' };
const set = (path: string, fields: object) => service.firestore.doc(path).set(fields, { merge: true });

test.each([
  ['name', 'Rui +44 7700 900123'],
  ['club', 'www.northfield.example'],
  ['reason', `${REASON} Write to rui@club.example.`],
])('an address in the %s is refused at its field', async (field, text) => {
  const { shared } = await story.sharingMinor();
  const answer = await story.write(shared, written({ [field]: text }));
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ at: `body/${field}` }] });
});

test('what is no request is refused, an agent only about a minor, and nothing is kept', async () => {
  const { shared } = await story.sharingMinor();
  const wrong = { email: 'a@b', reason: `${' '.repeat(50)}too short`, name: ' ' };
  expect((await story.write(shared, written(wrong))).json()).toMatchObject({
    errors: [{ at: 'body/name' }, { at: 'body/reason' }, { at: 'body/email' }],
  });
  const agent = await story.write(shared, written({ role: 'agent' }));
  expect(agent.json()).toMatchObject({ status: 422, errors: [{ at: 'body/role' }] });
  for (const changes of [{ agrees: false }, { reason: 'x'.repeat(801) }, { role: 'friend' }, { uid: 'x' }]) {
    expect((await story.write(shared, written(changes))).status).toBe(400);
  }
  expect((await story.write('a'.repeat(43), written())).status).toBe(404);
  expect((await service.firestore.collection('contactRequests').get()).empty).toBe(true);
});

test('a program gets the answer of a person, and no mail goes out', async () => {
  const { shared } = await story.sharingMinor();
  const startedAt = service.now() - 500;
  for (const trap of [{ website: 'x' }, { startedAt }]) {
    expect((await story.write(shared, written(trap))).json()).toEqual({ status: 'ok' });
  }
  expect((await service.firestore.collection('contactRequests').get()).empty).toBe(true);
});

/** Leaves nothing of what a budget grants. */
const useUp = ({ kind, subject, limit }: Budget) =>
  set(`requestBudgets/${kind}:${subject}`, { subject, requests: { start: service.now(), count: limit } });

test('a flood stops: by household, link, player and altogether, with the time to wait', async () => {
  const { owner, shared } = await story.sharingMinor();
  const home = '198.51.100.7';
  const subjects = { secret: SECRET, address: home, linkKey: hashToken(shared), uid: owner.uid };
  const [household, link, player, all] = writeBudgets(subjects, service.now());
  expect((await story.write(shared, written(), home)).status).toBe(200);
  if (household) await useUp(household);
  const flood = await story.write(shared, written(), home);
  expect(flood.status).toBe(429);
  expect(Number(flood.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await story.write(shared, written())).status).toBe(200);
  for (const budget of [link, player, all]) {
    if (budget) await useUp(budget);
    expect((await story.write(shared, written())).status).toBe(429);
    service.advance(DAY_MS);
  }
  expect((await story.write(shared, written(), home)).status).toBe(200);
});

test('a mailbox that is written to in a stranger’s name gets five mails a day, however it is spelled', async () => {
  const { shared } = await story.sharingMinor();
  const victim = written();
  for (let count = 0; count < 6; count += 1) {
    const spelled = victim.email.replace('@', `+${count}@`);
    expect((await story.write(shared, { ...victim, email: spelled })).json()).toEqual({ status: 'ok' });
  }
  await story.settled();
  const [name = '-'] = victim.email.split('@');
  expect(mails.mails.filter(({ to }) => to.some((one) => one.startsWith(name)))).toHaveLength(5);
});

test('a player gets one request of a writer in a week; beyond five a day somebody looks first', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const pair = written();
  await story.passOn(shared, guardian, pair);
  const again = await story.writeAndProve(shared, pair);
  expect(again.json()).toMatchObject({ status: 409, type: 'already-asked' });
  await useUp(receiverBudget(mailboxKey(guardian)));
  const sixth = written();
  expect((await story.writeAndProve(shared, sixth)).json()).toEqual({ status: 'ok' });
  expect(await story.request(sixth.email)).toMatchObject([{ status: 'held', flags: ['many'] }]);
  await story.settled();
  expect(story.subjectsTo(guardian)).toEqual([]);
});

test.each<[string, (minor: Awaited<ReturnType<typeof story.sharingMinor>>) => Promise<unknown>]>([
  [
    'the link is ended',
    async ({ owner }) => {
      const { links } = (await owner.get('/cv/links')).json() as { links: { id: string }[] };
      return owner.delete(`/cv/links/${links[0]?.id ?? ''}`);
    },
  ],
  ['the account is suspended', ({ owner }) => set(`users/${owner.uid}`, { status: 'suspended' })],
  ['the account is going', ({ owner }) => owner.post('/account/deletion')],
  [
    'the guardian withdraws',
    ({ revocation }) => send(service.origin, { method: 'POST', path: `${revocation}/revoke` }),
  ],
  [
    'another guardian agrees',
    ({ owner }) => set(`publishConsents/${owner.uid}`, { requestId: 'another', email: 'new@parent.example' }),
  ],
  ['the player turns 18', async () => service.advance(2 * DAY_MS)],
])('nothing is passed on once %s', async (what, change) => {
  const minor = await story.sharingMinor();
  // Eighteen tomorrow.
  const tomorrow = new Date(service.now() + DAY_MS);
  tomorrow.setUTCFullYear(tomorrow.getUTCFullYear() - 18);
  const isBirthday = what === 'the player turns 18';
  if (isBirthday) {
    await set(`privateAccounts/${minor.owner.uid}`, { dateOfBirth: tomorrow.toISOString().slice(0, 10) });
  }
  const waiting = await story.writeAndOpen(minor.shared);
  const open = await story.passOn(minor.shared, minor.guardian);
  await change(minor);
  expect((await story.prove(waiting)).json()).toMatchObject(
    isBirthday ? { status: 410, type: 'link-expired' } : OVER,
  );
  // A link that has ended does not take back what was passed on before.
  const answered = await story.answer(open, 'accept');
  if (what === 'the link is ended') expect(answered.status).toBe(200);
  else expect(answered.json()).toMatchObject(OVER);
  if (isBirthday) {
    expect((await minor.owner.get('/cv/contact-requests')).json()).toEqual({ open: false, requests: [] });
    expect(await story.readCv(minor.shared)).toMatchObject({ contact: null });
  }
  await story.settled();
  expect(story.subjectsTo(minor.owner.email).filter((subject) => /contact/i.test(subject))).toEqual([]);
});

test('links are over in time, and what is over is removed', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const unproven = written();
  const proof = await story.writeAndOpen(shared, unproven);
  const delivered = written();
  const open = await story.passOn(shared, guardian, delivered);
  service.advance(2 * DAY_MS);
  expect((await story.look(proof)).json()).toMatchObject({ status: 410, type: 'link-expired' });
  const sweep = () =>
    send(service.origin, {
      method: 'POST',
      path: '/tasks/contact-retention',
      headers: { 'x-tasks-secret': 'of the tests' },
    });
  // The request, its link, and that of the proven one.
  expect((await sweep()).json()).toEqual({ deleted: 3, left: 0, failed: 0 });
  expect(await story.request(unproven.email)).toEqual([]);
  expect((await story.prove(proof)).status).toBe(404);
  service.advance(58 * DAY_MS);
  expect((await story.answer(open, 'accept')).json()).toMatchObject({ status: 410, type: 'link-expired' });
  service.advance(120 * DAY_MS);
  expect((await sweep()).json()).toEqual({ deleted: 2, left: 0, failed: 0 });
  expect(await story.request(delivered.email)).toEqual([]);
});

test('a deleted player takes all requests along, and the guardian’s blocks with the last child', async () => {
  const { owner, guardian, shared } = await story.sharingMinor();
  const sibling = await story.sharingMinor({ guardian });
  const open = await story.passOn(shared, guardian);
  await story.answer(await story.passOn(shared, guardian), 'block');
  const blocks = async () => (await service.firestore.collection('contactBlocks').get()).size;
  expect(await blocks()).toBe(4);
  const erase = async ({ uid }: typeof owner) => {
    const at = Timestamp.fromMillis(service.now());
    await service.firestore.doc(`accountDeletions/${uid}`).set({ requestedAt: at, dueAt: at });
    const headers = { 'x-tasks-secret': 'of the tests' };
    return send(service.origin, { method: 'POST', path: '/tasks/due-deletions', headers });
  };
  expect((await erase(owner)).json()).toEqual({ deleted: 1, left: 0, failed: 0 });
  expect((await story.look(open)).status).toBe(404);
  expect((await service.firestore.collection('contactRequests').get()).empty).toBe(true);
  expect(await blocks()).toBe(2);
  await erase(sibling.owner);
  expect(await blocks()).toBe(0);
});

test('a writer with an account takes the own requests along, except one that was reported', async () => {
  const first = await story.sharingMinor();
  const second = await story.sharingMinor();
  const { owner } = await story.sharingAdult();
  const body = written({ email: owner.email });
  await story.passOn(first.shared, first.guardian, body);
  const reported = await story.passOn(second.shared, second.guardian, body);
  expect(JSON.stringify((await owner.get('/account/export')).json())).toContain(REASON);
  await story.answer(reported, 'report');
  await owner.post('/account/deletion');
  service.advance(8 * DAY_MS);
  const headers = { 'x-tasks-secret': 'of the tests' };
  await send(service.origin, { method: 'POST', path: '/tasks/due-deletions', headers });
  expect(await story.request(owner.email)).toMatchObject([{ status: 'reported' }]);
});

test('guesses and other links answer nothing', async () => {
  const { guardian, shared, revocation } = await story.sharingMinor();
  const { owner } = await story.sharingAdult();
  for (const token of ['x', 'a'.repeat(43), shared]) {
    expect((await story.look(token)).status).toBe(404);
    expect((await story.prove(token)).status).toBe(404);
    expect((await story.answer(token, 'accept')).status).toBe(404);
  }
  const writer = await story.writeAndOpen(shared);
  expect((await story.answer(writer, 'accept')).status).toBe(404);
  const receiver = await story.passOn(shared, guardian);
  expect((await story.answer(receiver, 'praise')).status).toBe(400);
  expect((await story.answer(receiver, 'report', { report: 'x'.repeat(501) })).status).toBe(400);
  const contact = `${revocation.replace(/[^/]*$/, 'a'.repeat(43))}/contact`;
  expect((await postJson(service.origin, contact, { open: true })).status).toBe(404);
  expect((await send(service.origin, { path: '/cv/contact-requests' })).status).toBe(401);
  expect((await owner.postJson('/cv/contact-requests/unknown/answer', { answer: 'accept' })).status).toBe(
    404,
  );
});

test('under 18 the account itself has no say', async () => {
  const { owner } = await story.sharingMinor();
  expect((await owner.postJson('/cv/contact', { open: true })).status).toBe(403);
});
