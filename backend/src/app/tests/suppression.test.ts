import { randomUUID } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { Timestamp } from 'firebase-admin/firestore';
import { beginIssue, collectRecipients, readIssue } from '../../features/digest/store/digest-issue-store';
import { runJobHere } from '../../testing/run-task';
import { mailDeliveryOwner } from '../../lib/mail/data-owner';
import { liftedAt, suppressionAfter, type StoredSuppression } from '../../lib/mail/suppression/suppression';
import { suppressionRef } from '../../lib/mail/suppression/suppression-store';
import { latestRecords, queryRecords } from '../../lib/mail/log/mail-record';
import { emailAddressKey } from '../../lib/text/email-address';
import { fillSubscribers } from '../../testing/fill-subscribers';
import { runTask, TASKS_SECRET } from '../../testing/run-task';
import { postJson, send } from '../../testing/send';
import {
  MAIL_EVENTS,
  postEvents,
  resendEvent,
  resendHeaders,
} from '../../testing/mail-events/signed-mail-events';
import { linkIn } from '../../testing/start-mail-server';
import { mailConfig, startMailTest, type MailTest } from '../../testing/start-mail-test';
import { testPlayer } from '../../testing/test-player';
import { untilFound } from '../../testing/until-found';

let current: MailTest;
beforeAll(async () => {
  current = await startMailTest(
    { tasksSecret: TASKS_SECRET, mailEvents: MAIL_EVENTS },
    `demo-${randomUUID()}`,
  );
});
afterAll(() => current.close());
afterEach(() => current.mails.refuseWith(null));

const ref = (email: string) => suppressionRef(current.service.firestore, emailAddressKey(email));
const reason = async (email: string) => (await ref(email).get()).get('reason') as unknown;

async function withhold(email: string, kind: Parameters<typeof suppressionAfter>[1]['kind']) {
  const stored = suppressionAfter(undefined, { kind, at: current.service.now() }, 'sendgrid');
  await ref(email).set(stored as StoredSuppression);
}

/** How the mails to an address stand in the outbox once every one was tried. */
async function triedTo(email: string) {
  const waiting = current.service.firestore.collection('mailOutbox').where('mail.to', '==', email);
  const tried = await untilFound(waiting, ({ docs }) =>
    docs.every((entry) => entry.get('givenUpAt') !== undefined || entry.get('unsure') !== true),
  );
  return tried.docs.map((entry) => (entry.get('givenUpAt') === undefined ? 'waits' : 'given up'));
}

const mailsTo = (email: string) => current.mails.mails.filter(({ to }) => to.includes(email));
const subscribe = (email: string) => postJson(current.service.origin, '/newsletter/subscribe', { email });
const fresh = () => `${randomUUID()}@player.example`;

test('after a hard bounce nothing goes to the address, and the log does not name it', async () => {
  const player = await testPlayer(current.service);
  await withhold(player.email, 'hard-bounce');
  expect((await player.post('/account/verification-mail')).status).toBe(200);
  await subscribe(player.email);
  expect(await triedTo(player.email)).toEqual(['given up', 'given up']);
  expect(mailsTo(player.email)).toEqual([]);
  expect(current.service.log()).toContain('mail given up');
  expect(current.service.log()).not.toContain(player.email);
});

test('after a complaint notices stop, and what somebody asks for goes; the link in it ends the complaint', async () => {
  const player = await testPlayer(current.service);
  await withhold(player.email, 'complaint');
  await subscribe(player.email);
  expect(await triedTo(player.email)).toEqual(['given up']);
  await player.post('/account/verification-mail');
  const link = linkIn(await current.mails.next(player.email, /^Verify/));
  expect(await reason(player.email)).toBe('complaint');
  await player.postJson('/account/email-proof', { code: link.searchParams.get('oobCode') });
  expect(await reason(player.email)).toBeUndefined();
  await subscribe(player.email);
  await current.mails.next(player.email, /^Confirm that you want/);
});

test('a password that was reset by a link ends what bounces began', async () => {
  const player = await testPlayer(current.service, { emailVerified: true });
  await withhold(player.email, 'soft-bounce');
  await postJson(current.service.origin, '/account/password-reset-mail', { email: player.email });
  const link = linkIn(await current.mails.next(player.email, /password/i));
  const code = link.searchParams.get('oobCode');
  const password = 'another long passphrase';
  const reset = await postJson(current.service.origin, '/account/password-reset', { code, password });
  expect([reset.status, await reason(player.email)]).toEqual([200, undefined]);
});

test('what the operator has decided is not ended by a link', async () => {
  const email = fresh();
  await subscribe(email);
  const link = linkIn(await current.mails.next(email, /^Confirm that you want/));
  await withhold(email, 'manual');
  const token = link.searchParams.get('confirm');
  const path = `/newsletter/confirmations/${token}`;
  expect((await send(current.service.origin, { method: 'POST', path })).status).toBe(200);
  expect(await reason(email)).toBe('manual');
});

test('after a soft bounce a notice waits its hour and then goes', async () => {
  const email = fresh();
  await withhold(email, 'soft-bounce');
  await subscribe(email);
  expect(await triedTo(email)).toEqual(['waits']);
  current.service.advance(3_600_000 - 60_000);
  await runTask(current.service, 'mail-outbox');
  expect(mailsTo(email)).toEqual([]);
  current.service.advance(120_000);
  await runTask(current.service, 'mail-outbox');
  await current.mails.next(email, /^Confirm that you want/);
});

test.each([
  ['550', '5.1.1 <x@y>: no such user here', 'hard-bounce'],
  ['550', '5.7.1 relaying denied', undefined],
  ['550', 'no', undefined],
  ['452', '4.2.2 mailbox full', undefined],
])('an address the mail server refuses with %s %s is kept as %s', async (code, words, expected) => {
  const email = fresh();
  current.mails.refuseWith(Number(code), email, words);
  await subscribe(email);
  await triedTo(email);
  expect(await reason(email)).toBe(expected);
});

test('the digest leaves out who is suppressed and goes on', async () => {
  const { firestore, now } = current.service;
  const [gone, complained, kept] = await fillSubscribers(firestore, 3, 'reader.example');
  await withhold(gone ?? '', 'hard-bounce');
  await withhold(complained ?? '', 'complaint');
  const article = { title: 'Scanning', description: 'Look first.', published: now() };
  await beginIssue(firestore, '2031-01', [{ ...article, url: 'https://skora.example/blog/scanning' }], now());
  await collectRecipients(firestore, '2031-01', now());
  const config = {
    mail: mailConfig(current.mails),
    mailEvents: MAIL_EVENTS,
    publicOrigin: 'https://skora.example',
    operator: SAMPLE_OPERATOR,
    linkSecret: 'a secret of the tests',
  };
  const run = await runJobHere(current.service, 'newsletter-digest', { config });
  expect(run).toMatchObject({ sent: 1, waiting: 0, failed: 0 });
  expect(await readIssue(firestore, '2031-01')).toMatchObject({ status: 'sent' });
  const readers = current.mails.mails.flatMap(({ to }) => to).filter((to) => to.endsWith('@reader.example'));
  expect(readers).toEqual([kept]);
});

test('what the mail service tells later stands beside what we sent', async () => {
  const { firestore } = current.service;
  const email = fresh();
  await subscribe(email);
  const { headers } = await current.mails.next(email, /^Confirm that you want/);
  await untilFound(queryRecords(firestore, email), ({ size }) => size === 1);
  for (const type of ['email.delivery_delayed', 'email.delivered', 'email.complained']) {
    const body = JSON.stringify(resendEvent(email, type, { message_id: headers['message-id'] }));
    await postEvents(current.service, 'resend', body, resendHeaders(body));
  }
  const records = await latestRecords(firestore, email, 10);
  expect(records).toEqual([
    expect.objectContaining({ mail: 'newsletter-confirmation', sentAt: expect.any(Timestamp) }),
  ]);
  expect(records[0]?.events.map(({ kind, provider }) => [kind, provider])).toEqual([
    ['deferred', 'resend'],
    ['delivered', 'resend'],
    ['complaint', 'resend'],
  ]);
  await subscribe(email);
  expect(await triedTo(email)).toEqual(['given up']);
});

test('the owner of a proven address is told what is kept about it, and deletion removes it; nobody else', async () => {
  const { service } = current;
  const email = fresh();
  await subscribe(email);
  const mail = await current.mails.next(email, /^Confirm that you want/);
  await untilFound(queryRecords(service.firestore, email), ({ size }) => size === 1);
  await withhold(email, 'complaint');
  const deps = { ...service, payments: null };
  const owner = { uid: randomUUID(), email, emailVerified: true };
  const stranger = { ...owner, emailVerified: false };
  const read = (subject: typeof owner) => mailDeliveryOwner.export(deps, subject);
  expect(await read(stranger)).toBeNull();
  expect(await read(owner)).toEqual({
    withheld: { reason: 'complaint', at: expect.any(Timestamp), provider: 'sendgrid', until: null },
    liftedAt: null,
    mails: [
      expect.objectContaining({ mail: 'newsletter-confirmation', messageId: mail.headers['message-id'] }),
    ],
  });
  await mailDeliveryOwner.erase(deps, stranger);
  expect(await reason(email)).toBe('complaint');
  await mailDeliveryOwner.erase(deps, owner);
  expect(await read(owner)).toBeNull();
  await ref(email).set(liftedAt(service.now()));
  expect(await read(owner)).toEqual({ withheld: null, liftedAt: expect.any(Timestamp), mails: [] });
  await mailDeliveryOwner.erase(deps, owner);
  expect(await read(owner)).toBeNull();
});

test('what is over is removed by the retention of accounts', async () => {
  const { firestore } = current.service;
  const expireAt = Timestamp.fromMillis(current.service.now() - 1);
  const old = ['mailDeliveries', 'mailEvents', 'mailSuppressions'].map((name) =>
    firestore.doc(`${name}/old`),
  );
  await Promise.all(old.map((one) => one.set({ expireAt })));
  await runTask(current.service, 'account-retention');
  expect((await firestore.getAll(...old)).map(({ exists }) => exists)).toEqual([false, false, false]);
});
