import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { EventWebhook } from '@sendgrid/eventwebhook';
import { latestRecords } from '../../../lib/mail/log/mail-record';
import { readSuppression } from '../../../lib/mail/suppression/suppression-store';
import { emailAddressKey } from '../../../lib/text/email-address';
import {
  MAIL_EVENTS,
  postEvents,
  postResend,
  postSendGrid,
  resendEvent,
  resendHeaders,
  SENDGRID_KEY,
  sendGridEvent,
  sendGridHeaders,
} from '../../../testing/mail-events/signed-mail-events';
import { freshAddress } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ mailEvents: MAIL_EVENTS });
});
afterAll(() => service.close());

const fresh = () => `${randomUUID()}@player.example`;
const reason = async (email: string) => (await readSuppression(service.firestore, email))?.reason;

const bounce = (type: string) => ({ bounce: { type, subType: 'General', message: 'Came back.' } });

test('what SendGrid’s own library takes for signed, we do, and nothing else', async () => {
  const key = new EventWebhook().convertPublicKeyToECDSA(SENDGRID_KEY);
  const body = JSON.stringify([sendGridEvent(fresh(), 'delivered')]);
  const headers = sendGridHeaders(body);
  const signature = headers['x-twilio-email-event-webhook-signature'] ?? '';
  const timestamp = headers['x-twilio-email-event-webhook-timestamp'] ?? '';
  for (const text of [body, `${body} `]) {
    const theirs = new EventWebhook().verifySignature(key, text, signature, timestamp);
    expect((await postEvents(service, 'sendgrid', text, headers)).status).toBe(theirs ? 200 : 400);
  }
});

test.each(['sendgrid', 'resend'])(
  '%s: a wrong, missing or old signature, or another body: 400',
  async (name) => {
    const email = fresh();
    const told =
      name === 'sendgrid' ? [sendGridEvent(email, 'spamreport')] : resendEvent(email, 'email.complained');
    const body = JSON.stringify(told);
    const other = generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey;
    const seconds = Math.floor(Date.now() / 1000);
    const signed = (ago: number) =>
      name === 'sendgrid'
        ? sendGridHeaders(body, seconds - ago)
        : resendHeaders(body, randomUUID(), new Date((seconds - ago) * 1000));
    const good = signed(0);
    const [signature = '', timestamp = ''] =
      name === 'sendgrid'
        ? ['x-twilio-email-event-webhook-signature', 'x-twilio-email-event-webhook-timestamp']
        : ['svix-signature', 'svix-timestamp'];
    const json = { 'content-type': 'application/json' };
    const attempts: [string, Record<string, string>][] = [
      [body, json],
      [body, { ...good, [signature]: '' }],
      [body, { ...good, [signature]: 'AAAA' }],
      [body, { ...good, [signature]: 'v1,AAAA' }],
      [body, { ...good, [timestamp]: String(seconds + 1) }],
      [body, { ...good, [timestamp]: 'NaN' }],
      [body, name === 'sendgrid' ? sendGridHeaders(body, seconds, other) : { ...good, 'svix-id': 'other' }],
      [body.replace(email, fresh()), good],
      [body, signed(360)],
      [body, signed(-360)],
    ];
    const answers = await Promise.all(
      attempts.map(([text, headers]) => postEvents(service, name, text, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual(attempts.map(() => 400));
    expect(await reason(email)).toBeUndefined();
    expect((await postEvents(service, name, body, good)).status).toBe(200);
  },
);

test('one service sends as much as it has to tell, and only what is not signed is counted', async () => {
  const from = { 'x-forwarded-for': freshAddress() };
  const body = JSON.stringify([sendGridEvent(fresh(), 'open')]);
  const signed = () => postEvents(service, 'sendgrid', body, { ...sendGridHeaders(body), ...from });
  const many = await Promise.all(Array.from({ length: 700 }, signed));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  const json = { 'content-type': 'application/json' };
  const unsigned = () => postEvents(service, 'sendgrid', body, { ...json, ...from });
  const refused = await Promise.all(Array.from({ length: 60 }, unsigned));
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await unsigned()).status).toBe(429);
  expect((await signed()).status).toBe(200);
});

test('an event counts once, sent again one after the other, at once, or in another batch', async () => {
  const email = fresh();
  const event = sendGridEvent(email, 'bounce', { type: 'blocked' });
  await Promise.all([postSendGrid(service, [event]), postSendGrid(service, [event, event])]);
  expect((await postSendGrid(service, [event, sendGridEvent(email, 'open')])).json()).toEqual({ taken: 0 });
  expect(await readSuppression(service.firestore, email)).toMatchObject({ count: 1 });
  const id = randomUUID();
  const complained = resendEvent(fresh(), 'email.bounced', bounce('Transient'));
  expect((await postResend(service, complained, id)).json()).toEqual({ taken: 1 });
  expect((await postResend(service, complained, id)).json()).toEqual({ taken: 0 });
});

test('a delivery ends what soft bounces began', async () => {
  const email = fresh();
  await postSendGrid(service, [sendGridEvent(email, 'bounce', { type: 'blocked' })]);
  expect(await reason(email)).toBe('soft-bounces');
  await postSendGrid(service, [sendGridEvent(email, 'delivered')]);
  expect(await reason(email)).toBeUndefined();
});

test('a complaint ends the digest and the weekly email of the address', async () => {
  const { uid } = await service.auth.createUser({ email: fresh() });
  const email = (await service.auth.getUser(uid)).email ?? '';
  const subscriber = service.firestore.doc(`newsletterSubscribers/${emailAddressKey(email)}`);
  await subscriber.set({ email, status: 'confirmed', consent: 'newsletter-2026-11' });
  await service.firestore.doc(`notifications/${uid}`).set({ weeklyDay: 5 });
  await postResend(service, resendEvent(email.toUpperCase(), 'email.complained'));
  expect((await subscriber.get()).get('status')).toBe('unsubscribed');
  expect((await service.firestore.doc(`notifications/${uid}`).get()).get('weeklyDay')).toBeNull();
});

test('a batch of many events is taken, too many or too much are refused: 413', async () => {
  const event = sendGridEvent(fresh(), 'open');
  expect(
    (
      await postSendGrid(
        service,
        Array.from({ length: 1000 }, () => event),
      )
    ).status,
  ).toBe(200);
  expect(
    (
      await postSendGrid(
        service,
        Array.from({ length: 1001 }, () => event),
      )
    ).status,
  ).toBe(413);
  expect((await postSendGrid(service, [{ ...event, reason: 'x'.repeat(1_048_576) }])).status).toBe(413);
});

test.each([['[]'], ['null'], ['"x"'], ['{'], ['[{"event":"bounce","email":7}]'], ['[null]']])(
  'a signed body %s is refused or left out, and never a failure of ours',
  async (body) => {
    for (const [name, headers] of [
      ['sendgrid', sendGridHeaders(body)],
      ['resend', resendHeaders(body)],
    ] as const) {
      expect([200, 400]).toContain((await postEvents(service, name, body, headers)).status);
    }
  },
);

test('an event with an address, a time or an identifier that is none is left out', async () => {
  const email = fresh();
  const events = [
    sendGridEvent('nobody', 'bounce'),
    sendGridEvent(`${email}\r\nBcc: a@b.example`, 'bounce'),
    sendGridEvent(email, 'bounce', { timestamp: -1 }),
    sendGridEvent(email, 'bounce', { timestamp: 1e300 }),
    sendGridEvent(email, 'bounce', { 'smtp-id': 'x'.repeat(301) }),
  ];
  expect((await postSendGrid(service, events)).json()).toEqual({ taken: 0 });
  expect(await reason(email)).toBeUndefined();
});

test('what is kept holds no address, and an event of the future counts from now', async () => {
  const email = fresh();
  const told = sendGridEvent(email, 'bounce', {
    reason: `550 5.1.1 <${email}> unknown`,
    timestamp: Math.floor(Date.now() / 1000) + 10 * 86_400,
  });
  await postSendGrid(service, [told]);
  const [record] = await latestRecords(service.firestore, email, 1);
  expect(JSON.stringify(record)).not.toContain(email);
  expect(record?.events[0]).toMatchObject({ reason: '550 5.1.1 <…@…> unknown' });
  const stored = await readSuppression(service.firestore, email);
  expect(stored?.at.toMillis()).toBeLessThanOrEqual(service.now());
  const name = createHash('sha256').update(`sendgrid:${told.sg_event_id}`).digest('hex');
  expect((await service.firestore.doc(`mailEvents/${name}`).get()).exists).toBe(true);
});

test('a service that is not known, or not set up, is not there: 404', async () => {
  expect((await postEvents(service, 'pigeon', '[]', sendGridHeaders('[]'))).status).toBe(404);
  const without = await startTestApp();
  const answer = await postEvents(without, 'sendgrid', '[]', sendGridHeaders('[]'));
  await without.close();
  expect(answer.status).toBe(404);
});
