import {
  defaultVisibility,
  hiddenVisibility,
  isShownAsMinor,
  levelsFor,
  mayShow,
  parseVisibility,
  VISIBILITY_FIELDS,
  VISIBILITY_LEVELS,
} from './visibility';

test('each audience sees what those before see and more', () => {
  const seen = VISIBILITY_LEVELS.map((audience) =>
    VISIBILITY_LEVELS.filter((level) => mayShow(level, audience)),
  );
  expect(seen).toEqual([
    ['public'],
    ['public', 'link'],
    ['public', 'link', 'coach'],
    ['public', 'link', 'coach', 'me'],
  ]);
});

test.each([true, false])(
  'nothing is public by default, and contact is the player’s alone (adult: %p)',
  (isAdult) => {
    const defaults = defaultVisibility(isAdult);
    expect(VISIBILITY_FIELDS.filter((field) => mayShow(defaults[field], 'public'))).toEqual([]);
    expect(defaults.contact).toBe('me');
  },
);

test('a link to a minor’s CV shows neither face nor place nor school', () => {
  const defaults = defaultVisibility(false);
  const seen = VISIBILITY_FIELDS.filter((field) => mayShow(defaults[field], 'coach'));
  for (const field of ['photo', 'city', 'education', 'contact'] as const) expect(seen).not.toContain(field);
});

test('every default may be chosen', () => {
  for (const isAdult of [true, false]) {
    const defaults = defaultVisibility(isAdult);
    for (const field of VISIBILITY_FIELDS) expect(levelsFor(field, isAdult)).toContain(defaults[field]);
  }
});

test('what is stored is read; what is missing or not allowed at this age is the default; what is unknown is hidden', () => {
  const stored = { fields: { name: 'public', bio: 'me', photo: 'friends', contact: 'link' } };
  expect(parseVisibility(stored, true)).toEqual({
    ...defaultVisibility(true),
    name: 'public',
    bio: 'me',
    photo: 'me',
    contact: 'link',
  });
  expect(parseVisibility(stored, false)).toEqual({
    ...defaultVisibility(false),
    bio: 'me',
    photo: 'me',
  });
  expect(parseVisibility({ fields: { contact: 'coach' } }, false).contact).toBe('me');
  expect(parseVisibility(null, true)).toEqual(defaultVisibility(true));
  const grown = parseVisibility({ fields: { name: 'public' } }, true, true);
  expect(grown).toEqual({ ...defaultVisibility(false), name: 'public' });
  expect(parseVisibility({ fields: 'public' }, false)).toEqual(defaultVisibility(false));
});

test.each([
  ['an adult who registered as one', true, false, null, false],
  ['a minor', false, true, '2026-11-20', true],
  ['who grew up and has chosen nothing', true, true, null, true],
  ['who chose the day before the birthday', true, true, '2026-05-03', true],
  ['who chose on the birthday', true, true, '2026-05-04', false],
])('a birthday alone shows no more of a name: %s', (_who, isAdult, registeredAsMinor, on, expected) => {
  const stored = on === null ? null : { updatedAt: new Date(on) };
  const age = { isAdult, registeredAsMinor, bornOn: '2008-05-04' };
  expect(isShownAsMinor(stored, age)).toBe(expected);
  expect(isShownAsMinor(stored, { ...age, bornOn: null })).toBe(isAdult ? registeredAsMinor : true);
});

test('hiding everything hides every part', () => {
  expect(new Set(Object.values(hiddenVisibility()))).toEqual(new Set(['me']));
  expect(Object.keys(hiddenVisibility())).toEqual([...VISIBILITY_FIELDS]);
});
