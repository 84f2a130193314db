import { Timestamp } from 'firebase-admin/firestore';
import type { ContactRequest } from '../../features/contact-requests/store/contact-request';
import { describeContact } from './describe-contact';

const at = Timestamp.fromMillis(Date.UTC(2026, 10, 22));
const REQUEST: ContactRequest = {
  ...{ uid: 'mara', linkKey: 'key', receiver: 'guardian', consentId: 'one', playerName: 'Mara F.' },
  writer: { name: 'Rui Testinho', club: 'Northfield FC', role: 'coach', email: 'rui@club.example' },
  ...{
    writerKey: 'key',
    reason: 'Two lines.\nOf text.',
    status: 'held',
    flags: ['secret', 'many'],
    report: '',
  },
  ...{ writtenAt: at, provenAt: at, deliveredAt: null, decidedAt: null, reviewedAt: null, expireAt: at },
};

test('a held request comes with everything one needs to decide', () => {
  expect(describeContact({ id: 'abc', request: REQUEST })).toBe(
    [
      'abc  held until you decide',
      '    2026-11-22T00:00:00.000Z  to the guardian of a player under 18, account mara',
      '    Rui Testinho, Coach, Northfield FC <rui@club.example>',
      '      Two lines.',
      '      Of text.',
      '    Asks to keep it secret',
      '    More requests to this receiver than we pass on in a day',
    ].join('\n'),
  );
});

test('a reported one comes with the receiver’s words', () => {
  const request: ContactRequest = { ...REQUEST, status: 'reported', flags: [], report: 'Pictures.' };
  expect(describeContact({ id: 'abc', request })).toMatch(
    /^abc {2}reported; the writer is stopped\n[^]*The receiver says:\n {6}Pictures\.$/,
  );
});
