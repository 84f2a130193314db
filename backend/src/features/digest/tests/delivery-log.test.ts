import { randomUUID } from 'node:crypto';
import { SAMPLE_OPERATOR } from '@skora/shared/utils/operator';
import { beginIssue, collectRecipients, readIssue, recipientsRef } from '../store/digest-issue-store';
import { claimRecipients } from '../store/digest-recipient-store';
import { fillSubscribers } from '../../../testing/fill-subscribers';
import {
  MAIL_EVENTS,
  postEvents,
  sendGridEvent,
  sendGridHeaders,
} from '../../../testing/mail-events/signed-mail-events';
import { mailConfig, startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { AppConfig } from '../../../lib/services/app-deps';
import type { MailConfig } from '../../../lib/mail/mailer';
import { runJobHere } from '../../../testing/run-task';

const ISSUE = '2031-01';
const LEASE = 121_000;
const MINUTE = 60_000;
const NO_EVENTS: AppConfig['mailEvents'] = { sendGridKey: null, resendSecret: null };

let current: MailTest;
let emails: string[];
beforeEach(async () => {
  current = await startMailTest({ mailEvents: MAIL_EVENTS }, `demo-${randomUUID()}`);
  const { firestore, now } = current.service;
  emails = await fillSubscribers(firestore, 3, 'reader.example');
  const article = { title: 'Scanning', description: 'Look first.', published: now() };
  await beginIssue(firestore, ISSUE, [{ ...article, url: 'https://skora.example/blog/scanning' }], now());
  await collectRecipients(firestore, ISSUE, now());
});
afterEach(() => current.close());

function run(mail: MailConfig = mailConfig(current.mails), mailEvents = NO_EVENTS) {
  const config = {
    mail,
    mailEvents,
    publicOrigin: 'https://skora.example',
    operator: SAMPLE_OPERATOR,
    linkSecret: 'a secret of the tests',
  };
  return runJobHere(current.service, 'newsletter-digest', { config });
}

const received = () => current.mails.mails.flatMap(({ to }) => to).sort();
const away = () => ({
  ...mailConfig(current.mails),
  deliveryLog: { url: 'http://127.0.0.1:1/', token: 'of the tests' },
});

test('a mail that was taken by a server that broke off is found in the log and not sent again', async () => {
  current.mails.breakOff(true);
  expect(await run()).toMatchObject({ sent: 0, failed: 1 });
  const taken = received();
  expect(taken.length).toBeGreaterThan(0);
  current.mails.breakOff(false);
  current.service.advance(MINUTE);
  expect(await run()).toMatchObject({ sent: 3, waiting: 0, failed: 0 });
  expect(received()).toEqual(emails);
});

test('while the log does not answer only those wait whose mail may have left', async () => {
  const { firestore, now } = current.service;
  // As a run leaves it that was killed right after it took one for itself.
  await claimRecipients(firestore, ISSUE, now(), 1);
  current.service.advance(LEASE);
  expect(await run(away())).toMatchObject({ sent: 2, waiting: 1, failed: 1 });
  expect(await run()).toMatchObject({ sent: 2, waiting: 1, failed: 0 });
  current.service.advance(MINUTE);
  expect(await run()).toMatchObject({ sent: 3, waiting: 0, failed: 0 });
  expect(received()).toEqual(emails);
  expect(await readIssue(firestore, ISSUE)).toMatchObject({ status: 'sent' });
});

test('without a log a mail that may have left goes out again, with the same identifier', async () => {
  const { deliveryLog: _none, ...withoutLog } = mailConfig(current.mails);
  current.mails.breakOff(true);
  await run(withoutLog);
  const twice = current.mails.mails.length;
  current.mails.breakOff(false);
  current.service.advance(MINUTE);
  expect(await run(withoutLog)).toMatchObject({ sent: 3, waiting: 0 });
  expect(received()).toHaveLength(3 + twice);
  expect(new Set(current.mails.mails.map(({ headers }) => headers['message-id'])).size).toBe(3);
});

test('a server that was never reached has taken nothing, so nobody asks the log', async () => {
  await run({ ...away(), smtpUrl: 'smtp://127.0.0.1:1' });
  const unsure = await recipientsRef(current.service.firestore, ISSUE).where('unsure', '==', true).get();
  expect(unsure.size).toBe(0);
  current.service.advance(MINUTE);
  expect(await run(away())).toMatchObject({ sent: 3, failed: 0 });
});

test('where no log is named, the events of the mail service tell what it has taken', async () => {
  const { deliveryLog: _none, ...withoutLog } = mailConfig(current.mails);
  current.mails.breakOff(true);
  await run(withoutLog, MAIL_EVENTS);
  expect(received().length).toBeGreaterThan(0);
  const told = current.mails.mails.map(({ to, headers }) =>
    sendGridEvent(to[0] ?? '', 'delivered', { 'smtp-id': headers['message-id'] }),
  );
  const body = JSON.stringify(told);
  expect((await postEvents(current.service, 'sendgrid', body, sendGridHeaders(body))).status).toBe(200);
  current.mails.breakOff(false);
  current.service.advance(MINUTE);
  expect(await run(withoutLog, MAIL_EVENTS)).toMatchObject({ sent: 3, waiting: 0, failed: 0 });
  expect(received()).toEqual(emails);
});
