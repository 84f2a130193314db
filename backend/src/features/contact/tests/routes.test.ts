import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { freshAddress, postJson, send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { startTestApp } from '../../../testing/start-test-app';
import { testPlayer } from '../../../testing/test-player';
import { untilFound } from '../../../testing/until-found';

const INBOX = 'support@skora.example';
const SAFEGUARDING = 'safeguarding@skora.example';
const SECRET = 'a secret of the scheduler';
const OPERATOR = {
  ...SAMPLE_OPERATOR,
  answerTime: 'three working days',
  urgentAnswerTime: 'one working day',
};
const TICKET = /^SK-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeEach(async () => {
  const contact = { inbox: INBOX, safeguardingInbox: SAFEGUARDING };
  // The limit of all senders together is counted in the store.
  ({ mails, service, close } = await startMailTest(
    { contact, operator: OPERATOR, tasksSecret: SECRET },
    `demo-${randomUUID()}`,
  ));
});
afterEach(() => close());

function written(changes: object = {}) {
  return {
    topic: 'support',
    name: 'Robin',
    email: `${randomUUID()}@sender.example`,
    message: 'How do I change my position?',
    ...changes,
  };
}

const write = (body: object, headers: Record<string, string> = {}) =>
  postJson(service.origin, '/contact/messages', body, headers);
const readTicket = (answer: { json: () => unknown }) => (answer.json() as { ticket: string }).ticket;
const stored = async (ticket: string) =>
  (await service.firestore.collection('contactMessages').doc(ticket).get()).data();

/** Resolves once nothing is left to deliver. */
const delivered = () => untilFound(service.firestore.collection('mailOutbox'), ({ empty }) => empty);

test('a message gets a ticket, reaches the inbox with its sender to answer, and a receipt goes out', async () => {
  const body = written({
    name: ' Robin \t Fictiva ',
    message: '  First line.\r\nSecond & <b>bold</b> line.  ',
  });
  const answer = await write(body);
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual({ ticket: expect.stringMatching(TICKET), answerTime: 'three working days' });
  const ticket = readTicket(answer);
  expect(await stored(ticket)).toMatchObject({
    topic: 'support',
    name: 'Robin Fictiva',
    email: body.email,
    message: 'First line.\nSecond & <b>bold</b> line.',
    uid: null,
    held: null,
  });

  const toUs = await mails.next(INBOX, /^SK-/);
  expect(toUs.subject).toBe(`${ticket}: Help with an account`);
  expect(toUs.headers['reply-to']).toBe(body.email);
  expect(toUs.text).toContain('> First line.\n> Second & <b>bold</b> line.');
  const receipt = await mails.next(body.email, /^We have your message/);
  expect(receipt.subject).toContain(ticket);
  expect(receipt.words).toContain('answers within three working days');
  expect(receipt.headers['reply-to']).toBeUndefined();
});

test('a receipt says nothing of what was written, so that nobody sends words to strangers through it', async () => {
  const body = written({ name: 'Buy now', message: 'Visit https://spam.example for cheap boots!' });
  await write(body);
  const { text, html, subject } = await mails.next(body.email, /^We have/);
  expect(`${subject}${text}${html}`).not.toMatch(/Buy now|spam\.example|boots/);
});

test('safeguarding goes to those who protect players, within one day, and says whom to call', async () => {
  const body = written({ topic: 'safeguarding', message: 'A coach writes to my friend at night.' });
  const answer = await write(body);
  expect(answer.json()).toMatchObject({ answerTime: 'one working day' });
  expect((await mails.next(SAFEGUARDING, /^SK-.*Safeguarding$/)).words).toContain('A coach writes');
  expect((await mails.next(body.email, /^We have/)).words).toMatch(/call 112/);
  await delivered();
  expect(mails.mails.flatMap(({ to }) => to)).not.toContain(INBOX);
});

test('a club or a scout reaches the general inbox, and no mail speaks of access', async () => {
  const body = written({ topic: 'scout-access', message: 'We are looking for a goalkeeper.' });
  await write(body);
  expect((await mails.next(INBOX, /^SK-/)).subject).toMatch(/: Question from a club or a scout$/);
  expect((await mails.next(body.email, /^We have/)).words).toContain('“Question from a club or a scout”');
});

test('a signed-in sender is known, and a sign-in that is over keeps nobody from writing', async () => {
  const player = await testPlayer(service);
  const known = await player.postJson('/contact/messages', written());
  expect(await stored(readTicket(known))).toMatchObject({ uid: player.uid });
  const over = await write(written(), { authorization: 'Bearer a.b.c' });
  expect(over.status).toBe(200);
  expect(await stored(readTicket(over))).toMatchObject({ uid: null });
});

test.each([
  ['a filled trap', 'trap-filled', () => ({ website: 'https://spam.example' })],
  ['an answer at once', 'too-fast', () => ({ startedAt: Date.now() })],
] as const)('%s gets the same answer, is kept for a month, and sends no mail', async (_name, held, signs) => {
  const answer = await write(written(signs()));
  const usual = await write(written({ startedAt: Date.now() - 60_000, website: '' }));
  expect([answer.status, Object.keys(answer.headers)]).toEqual([usual.status, Object.keys(usual.headers)]);
  expect(answer.json()).toEqual({ ticket: expect.stringMatching(TICKET), answerTime: 'three working days' });
  const kept = await stored(readTicket(answer));
  expect(kept).toMatchObject({ held });
  await delivered();
  expect(mails.mails.map(({ subject }) => subject).join()).not.toContain(readTicket(answer));
  service.advance(30 * DAY_MS);
  await runRetention();
  expect(await stored(readTicket(answer))).toBeUndefined();
  expect(await stored(readTicket(usual))).toBeDefined();
});

test('what looks automatic about safeguarding still reaches those who protect players, without a receipt', async () => {
  const body = written({ topic: 'safeguarding', startedAt: Date.now() });
  await write(body);
  expect((await mails.next(SAFEGUARDING, /^SK-/)).words).toContain('may come from a program');
  await delivered();
  expect(mails.mails).toEqual([]);
});

test('one address gets three receipts an hour; its messages still arrive', async () => {
  const email = `${randomUUID()}@sender.example`;
  for (let round = 0; round < 4; round += 1) expect((await write(written({ email }))).status).toBe(200);
  await delivered();
  const received = mails.mails.flatMap(({ to }) => to);
  expect(received.filter((to) => to === email)).toHaveLength(3);
  expect(received.filter((to) => to === INBOX)).toHaveLength(4);
});

test('the sixth message of a client within a minute is told when to come back', async () => {
  const from = { 'x-forwarded-for': freshAddress() };
  for (let round = 0; round < 5; round += 1) expect((await write(written(), from)).status).toBe(200);
  const sixth = await write(written(), from);
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
});

test('when all senders have used up the hour, a message is refused openly and not kept', async () => {
  await service.firestore
    .doc('requestBudgets/contact-total:all')
    .set({ subject: 'all', requests: { start: service.now(), count: 200 } });
  const answer = await write(written());
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await service.firestore.collection('contactMessages').get()).empty).toBe(true);
  service.advance(3_600_000);
  expect((await write(written())).status).toBe(200);
});

test('a message that came too early is taken later, with the same key', async () => {
  await service.firestore
    .doc('requestBudgets/contact-total:all')
    .set({ subject: 'all', requests: { start: service.now(), count: 200 } });
  const [body, key] = [written(), { 'idempotency-key': randomUUID() }];
  expect((await write(body, key)).status).toBe(429);
  service.advance(3_600_000);
  expect((await write(body, key)).status).toBe(200);
});

test('without inboxes messages are kept and nobody is told', async () => {
  const silent = await startTestApp({}, service.projectId);
  const answer = await postJson(silent.origin, '/contact/messages', written({ topic: 'safeguarding' }));
  expect(answer.status).toBe(200);
  expect(await stored(readTicket(answer))).toMatchObject({ topic: 'safeguarding' });
  const waiting = await service.firestore.collection('mailOutbox').get();
  expect(waiting.docs.map((entry) => entry.get('mail.kind') as string)).toEqual(['contact-receipt']);
  await silent.close();
});

function runRetention() {
  const headers = { 'x-tasks-secret': SECRET };
  return send(service.origin, { method: 'POST', path: '/tasks/contact-retention', headers });
}

test('messages are removed after a year', async () => {
  const ticket = readTicket(await write(written()));
  service.advance(364 * DAY_MS);
  expect((await runRetention()).json()).toEqual({ deleted: 0, left: 0, failed: 0 });
  service.advance(DAY_MS);
  expect((await runRetention()).json()).toEqual({ deleted: 1, left: 0, failed: 0 });
  expect(await stored(ticket)).toBeUndefined();
});

test('the export has the messages of the account and of its proven address, and no stranger’s', async () => {
  const player = await testPlayer(service, { emailVerified: true });
  const own = readTicket(await player.postJson('/contact/messages', written()));
  const byMail = readTicket(await write(written({ email: player.email })));
  await write(written());
  const { data } = (await player.get('/account/export')).json() as { data: { contactMessages: object } };
  expect(Object.keys(data.contactMessages).sort()).toEqual([own, byMail].sort());

  const pretender = await testPlayer(service);
  await write(written({ email: pretender.email }));
  expect((await pretender.get('/account/export')).json()).toMatchObject({ data: { contactMessages: null } });
});

test('nothing that was written is in the log', async () => {
  const body = written({ name: 'Zebulon', message: 'A very private matter of mine.' });
  await write(body);
  await delivered();
  expect(service.log()).not.toMatch(/Zebulon|private matter|sender\.example/);
});
