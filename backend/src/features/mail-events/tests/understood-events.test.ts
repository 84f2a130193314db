import { randomUUID } from 'node:crypto';
import { latestRecords } from '../../../lib/mail/log/mail-record';
import { readSuppression } from '../../../lib/mail/suppression/suppression-store';
import {
  MAIL_EVENTS,
  postResend,
  postSendGrid,
  resendEvent,
  sendGridEvent,
} from '../../../testing/mail-events/signed-mail-events';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ mailEvents: MAIL_EVENTS });
});
afterAll(() => service.close());

const fresh = () => `${randomUUID()}@player.example`;
const reason = async (email: string) => (await readSuppression(service.firestore, email))?.reason;
const kinds = async (email: string) =>
  (await latestRecords(service.firestore, email, 10)).flatMap(({ events }) => events.map(({ kind }) => kind));

const bounce = (type: string) => ({ bounce: { type, subType: 'General', message: 'Came back.' } });

/** How it is told on, and why the address is kept from mails then. */
const HARD = ['hard-bounce', 'hard-bounce'] as const;
const SOFT = ['soft-bounce', 'soft-bounces'] as const;

const SENDGRID: [
  name: string,
  event: string,
  more: object,
  kind: string | undefined,
  reason: string | undefined,
][] = [
  ['a bounce', 'bounce', { type: 'bounce', bounce_classification: 'Invalid Address' }, ...HARD],
  ['a bounce without a class', 'bounce', { type: 'bounce' }, ...SOFT],
  [
    'a bounce with the code of no mailbox',
    'bounce',
    { type: 'bounce', reason: '550 5.1.1 no such user' },
    ...HARD,
  ],
  [
    'a full mailbox',
    'bounce',
    { bounce_classification: 'Mailbox Unavailable', reason: '552 5.2.2 mailbox full' },
    ...SOFT,
  ],
  ['a block', 'bounce', { type: 'blocked' }, ...SOFT],
  ['a bounce for our reputation', 'bounce', { bounce_classification: 'Reputation' }, ...SOFT],
  ['a spam report', 'spamreport', {}, 'complaint', 'complaint'],
  ['a drop for a bounce', 'dropped', { reason: 'Bounced Address' }, ...SOFT],
  ['a drop for no address', 'dropped', { reason: 'Invalid' }, ...HARD],
  ['a drop for a report', 'dropped', { reason: 'Spam Reporting Address' }, 'complaint', 'complaint'],
  ['a delivery', 'delivered', { response: '250 OK' }, 'delivered', undefined],
  ['a delay', 'deferred', { response: '451 later' }, 'deferred', undefined],
  ['an opened mail', 'open', {}, undefined, undefined],
  ['an event of tomorrow', 'teleported', {}, undefined, undefined],
];

test.each(SENDGRID)('of SendGrid, %s is understood', async (_name, event, more, kind, expected) => {
  const email = fresh();
  const answer = await postSendGrid(service, [sendGridEvent(email, event, more)]);
  expect([answer.status, answer.json()]).toEqual([200, { taken: kind === undefined ? 0 : 1 }]);
  expect(await kinds(email)).toEqual(kind === undefined ? [] : [kind]);
  expect(await reason(email)).toBe(expected);
});

const RESEND: [
  name: string,
  type: string,
  more: object,
  kind: string | undefined,
  reason: string | undefined,
][] = [
  ['a permanent bounce', 'email.bounced', bounce('Permanent'), ...HARD],
  ['a passing bounce', 'email.bounced', bounce('Transient'), ...SOFT],
  ['an undetermined bounce', 'email.bounced', bounce('Undetermined'), ...SOFT],
  ['a complaint', 'email.complained', {}, 'complaint', 'complaint'],
  ['an address of its own list', 'email.suppressed', {}, undefined, undefined],
  ['a listed bounce', 'email.suppressed', { suppressed: { type: 'Bounce' } }, ...HARD],
  ['a listed complaint', 'email.suppressed', { suppressed: { type: 'complaint' } }, 'complaint', 'complaint'],
  ['an address listed by hand', 'email.suppressed', { suppressed: { type: 'manual' } }, undefined, undefined],
  ['a delivery', 'email.delivered', {}, 'delivered', undefined],
  ['a delay', 'email.delivery_delayed', {}, 'deferred', undefined],
  ['a click', 'email.clicked', {}, undefined, undefined],
  ['a contact', 'contact.created', {}, undefined, undefined],
  ['two recipients', 'email.complained', { to: ['a@b.example', 'c@d.example'] }, undefined, undefined],
];

test.each(RESEND)('of Resend, %s is understood', async (_name, type, more, kind, expected) => {
  const email = fresh();
  const answer = await postResend(service, resendEvent(email, type, more));
  expect([answer.status, answer.json()]).toEqual([200, { taken: kind === undefined ? 0 : 1 }]);
  expect(await kinds(email)).toEqual(kind === undefined ? [] : [kind]);
  expect(await reason(email)).toBe(expected);
});
