import { greetingName } from './greeting-name';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['one word', 'Ada', 'Ada'],
  ['two words', 'Ada Lovelace', 'Ada Lovelace'],
  ['more words', 'Ada Maria Lovelace', 'Ada Maria'],
  ['any white space', '  Ada \t\n\u00a0Maria ', 'Ada Maria'],
  ['15 characters', 'Abcdefghijklmno', 'Abcdefghijklmno'],
  ['16 characters', 'Abcdefghijklmnop', 'Abcdefghijkl…'],
  ['a long second word', 'Ada Wolfeschlegelsteinhausen', 'Ada Wolfeschlege…'],
  ['two long words', 'Abcdefghijklmnop Abcdefghijklmnop', 'Abcdefghijkl… Abcdefghijkl…'],
  ['15 emoji', family.repeat(15), family.repeat(15)],
  ['16 emoji', family.repeat(16), `${family.repeat(12)}…`],
  ['accents as marks of their own', 'e\u0301'.repeat(16), `${'e\u0301'.repeat(12)}…`],
  ['right-to-left', 'محمد صلاح حامد', 'محمد صلاح'],
  ['no spaces at all', '山'.repeat(20), `${'山'.repeat(12)}…`],
  ['markup', '<script>alert(1)</script> x', '<script>aler… x'],
  ['10 kB in one word', 'x'.repeat(10_240), `${'x'.repeat(12)}…`],
  ['10 kB of words', 'ab '.repeat(3_500), 'ab ab'],
])('shortens a name: %s', (_case, displayName, expected) => {
  expect(greetingName(displayName)).toBe(expected);
});

it.each([null, '', '   ', '\u200b\u2060', '\u202e', '\u3164', '\u0301'])(
  'greets a player when there is nothing to see in %j',
  (displayName) => {
    expect(greetingName(displayName)).toBe('player');
  },
);

it('keeps a pile of accents to the size of a character', () => {
  const name = greetingName(`A${'\u0301'.repeat(10_240)}`);
  expect(name.startsWith('A\u0301')).toBe(true);
  expect(name.length).toBeLessThanOrEqual(16);
});

it('cuts by characters where the browser cannot segment', () => {
  const segmenter = Intl.Segmenter;
  Object.assign(Intl, { Segmenter: undefined });
  try {
    expect(greetingName('😀'.repeat(16))).toBe(`${'😀'.repeat(12)}…`);
  } finally {
    Object.assign(Intl, { Segmenter: segmenter });
  }
});
