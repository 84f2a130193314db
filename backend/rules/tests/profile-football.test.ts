import { call, openAccount, stamped, readToken } from '../harness/firestore-harness';
import { firestoreFields } from '../harness/firestore-value';

const ALLOWED = { status: 200, reason: '' };
const DENIED = { status: 403, reason: 'PERMISSION_DENIED' };

async function create(fields: Record<string, unknown>) {
  const uid = await openAccount();
  const body = firestoreFields({ displayName: 'Mara Fictiva', schemaVersion: 1, ...fields });
  return call(readToken(uid), 'POST', ':commit', stamped(`profiles/${uid}`, body));
}

const accepted: [name: string, fields: Record<string, unknown>][] = [
  [
    'everything',
    {
      primaryPosition: 'RW',
      secondaryPositions: ['LW', 'ST', 'AM'],
      preferredFoot: 'left',
      heightCm: 171.5,
      bio: 'a'.repeat(300),
      country: 'PT',
      availability: 'open',
    },
  ],
  ['the lowest height', { heightCm: 90 }],
  ['the greatest height', { heightCm: 220 }],
  ['no other position', { primaryPosition: 'GK', secondaryPositions: [] }],
  ['a bio of several lines', { bio: 'First line\nsecond line' }],
];

test.each(accepted)('a profile with %s is accepted', async (_name, fields) => {
  expect(await create(fields)).toEqual(ALLOWED);
});

const refused: [name: string, fields: Record<string, unknown>][] = [
  ['a position that does not exist', { primaryPosition: 'SW' }],
  ['a position in small letters', { primaryPosition: 'rw' }],
  ['four other positions', { secondaryPositions: ['LW', 'ST', 'AM', 'CM'] }],
  ['an other position twice', { secondaryPositions: ['LW', 'LW'] }],
  ['the primary position as other', { primaryPosition: 'LW', secondaryPositions: ['LW'] }],
  ['an other position that does not exist', { secondaryPositions: ['XX'] }],
  ['other positions as text', { secondaryPositions: 'LW' }],
  ['another foot', { preferredFoot: 'middle' }],
  ['89.9 cm', { heightCm: 89.9 }],
  ['220.1 cm', { heightCm: 220.1 }],
  ['a height as text', { heightCm: '180' }],
  ['an empty bio', { bio: '' }],
  ['a bio of 301 characters', { bio: 'a'.repeat(301) }],
  ['a country of three letters', { country: 'PRT' }],
  ['a country in small letters', { country: 'pt' }],
  ['another availability', { availability: 'for_sale' }],
  ['null for the foot', { preferredFoot: null }],
];

test.each(refused)('a profile with %s is refused', async (_name, fields) => {
  expect(await create(fields)).toEqual(DENIED);
});
