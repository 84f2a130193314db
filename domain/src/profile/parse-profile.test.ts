import { parseProfile } from './parse-profile';
import { parseCareer, parseEducation, parseHonour, parseReference } from './parse-rows';

test('a player without a profile begins with the name of the account and nothing else', () => {
  expect(parseProfile(null, 'Mara Fictiva')).toEqual({
    displayName: 'Mara Fictiva',
    primaryPosition: null,
    secondaryPositions: [],
    preferredFoot: null,
    weakFoot: null,
    heightCm: null,
    shirtNumber: null,
    bio: '',
    country: '',
    city: '',
    nationalities: [],
    languages: [],
    availability: null,
    agent: '',
    contactEmail: '',
    revision: 0,
    updatedAt: null,
  });
});

test('a stored profile is read, and nonsense in it is left out', () => {
  const profile = parseProfile(
    {
      displayName: 'Mara',
      secondaryPositions: ['LW', 'XX', 5],
      nationalities: ['PT', 5],
      weakFoot: '4',
      preferredFoot: 'middle',
      agent: 'none',
      revision: 3,
    },
    'Account',
  );
  expect(profile).toMatchObject({
    displayName: 'Mara',
    secondaryPositions: ['LW'],
    nationalities: ['PT'],
    weakFoot: null,
    preferredFoot: null,
    agent: 'none',
    revision: 3,
  });
});

test('rows are read with what is there', () => {
  expect(
    parseCareer({ id: '1', fields: { club: 'Rovers', from: '2023-08', goals: 4, revision: 2 } }),
  ).toEqual({
    id: '1',
    club: 'Rovers',
    team: '',
    country: '',
    level: '',
    from: '2023-08',
    to: '',
    appearances: null,
    goals: 4,
    note: '',
    revision: 2,
    updatedAt: null,
  });
  expect(parseEducation({ id: '2', fields: { school: 'School', from: '2020-09' } })?.to).toBe('');
  expect(parseHonour({ id: '3', fields: { title: 'Cup', year: 2024 } })?.awardedBy).toBe('');
});

test('the address of a reference is left out without consent', () => {
  const fields = { name: 'Ola', role: 'Coach', statement: 'Reads the game.', contact: 'ola@example.org' };
  expect(parseReference({ id: '1', fields })).toMatchObject({ contactConsent: false, contact: '' });
  expect(parseReference({ id: '1', fields: { ...fields, contactConsent: true } })?.contact).toBe(
    'ola@example.org',
  );
});

test.each([
  ['a spell without a club', parseCareer],
  ['a school without a name', parseEducation],
  ['an honour without a year', parseHonour],
  ['a reference without words', parseReference],
])('%s is no row', (_name, parse) => {
  expect(parse({ id: '1', fields: { from: '2023-08', title: 'Cup', name: 'Ola' } })).toBeNull();
});
