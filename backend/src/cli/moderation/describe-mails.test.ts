import { Timestamp } from 'firebase-admin/firestore';
import { describeRecord, describeSuppression } from './describe-mails';

const AT = Timestamp.fromMillis(Date.parse('2026-11-25T08:00:00Z'));

test('an address to which emails go', () => {
  expect(describeSuppression(undefined)).toBe('Emails go to this address.');
});

test('soft bounces say how many, and until when', () => {
  const until = Timestamp.fromMillis(AT.toMillis() + 3_600_000);
  const stored = { reason: 'soft-bounces', at: AT, provider: 'resend', until, count: 1 } as const;
  expect(describeSuppression(stored)).toBe(
    'Notices wait or stop there: emails came back for a reason that may pass.\n' +
      'Since 2026-11-25T08:00:00.000Z, told by resend, 1 in a row; until 2026-11-25T09:00:00.000Z.',
  );
});

test('an email of which nobody knows when it was sent', () => {
  const event = { kind: 'delivered', at: AT, provider: 'resend', reason: '' } as const;
  const record = { key: 'k', uid: null, messageId: '<1@a>', mail: null, sentAt: null, events: [event] };
  expect(describeRecord({ ...record, changedAt: AT, expireAt: AT })).toBe(
    'an email, not known when it was sent, <1@a>\n  2026-11-25T08:00:00.000Z delivered (resend)',
  );
});
