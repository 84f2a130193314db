import { MailWithheld } from '../../../lib/mail/suppression/mail-gate';
import { judgeFailure } from './delivery-failure';

const NOW = 1_900_000_000_000;

test.each([
  ['no such mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'undeliverable'],
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'later'],
  ['a mail that is not liked', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'later'],
  ['an address nodemailer refuses', { code: 'EENVELOPE', command: 'API' }, 'later'],
  ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'server-away'],
  ['a server that closes', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 421 }, 'server-away'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535 }, 'server-away'],
  ['a suppressed address', new MailWithheld({ kind: 'stops' }), 'undeliverable'],
  ['an address that waits', new MailWithheld({ kind: 'waits', until: NOW + 1 }), 'later'],
  ['no connection', { code: 'ECONNECTION' }, 'server-away'],
  ['a lost connection', { code: 'ECONNRESET' }, 'server-away'],
])('%s', (_name, error, kind) => {
  expect(judgeFailure(error, 1, NOW).kind).toBe(kind);
});

test('the sixth failure of one address is the last', () => {
  const full = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 };
  expect([1, 5, 6].map((attempts) => judgeFailure(full, attempts, NOW).kind)).toEqual([
    'later',
    'later',
    'undeliverable',
  ]);
});
