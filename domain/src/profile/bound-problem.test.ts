import { boundProblem } from './bound-problem';
import type { FieldBound } from './field-bound';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each<[string, FieldBound, unknown, string | null]>([
  ['a text that is too long', { kind: 'line', max: 5 }, 'sixsix', 'Shorten this by 1 character.'],
  ['a text that is far too long', { kind: 'lines', max: 5 }, 'a'.repeat(9), 'Shorten this by 4 characters.'],
  ['a needed text that is missing', { kind: 'line', max: 5, required: true }, '', 'Please fill this in.'],
  ['a text that may be missing', { kind: 'line', max: 5 }, undefined, null],
  ['a number out of bounds', { kind: 'number', min: 90, max: 220 }, 89.9, 'Enter a number from 90 to 220.'],
  ['half a whole number', { kind: 'whole', min: 1, max: 99 }, 9.5, 'Enter a whole number from 1 to 99.'],
  ['what is no number', { kind: 'whole', min: 1, max: 99 }, Number.NaN, 'Enter a whole number from 1 to 99.'],
  ['a year to come', { kind: 'year', min: 1950 }, 2027, 'Enter a whole number from 1950 to 2026.'],
  ['this month', { kind: 'month', yearsAhead: 0 }, '2026-11', null],
  ['a month to come', { kind: 'month', yearsAhead: 0 }, '2026-12', 'This month is in the future.'],
  ['a month far ahead', { kind: 'month', yearsAhead: 8 }, '2034-12', 'This is more than 8 years ahead.'],
  ['no month', { kind: 'month', yearsAhead: 0 }, '2026-13', 'Enter a month and a year, from 1950 on.'],
  ['no address', { kind: 'email', max: 254 }, 'mara@', 'Enter an email address like name@example.com.'],
  ['too many codes', { kind: 'codes', letters: 'upper', max: 1 }, ['PT', 'AO'], 'Choose at most 1.'],
  ['a code twice', { kind: 'codes', letters: 'upper', max: 3 }, ['PT', 'PT'], 'Choose each one only once.'],
])('%s', (_name, bound, value, problem) => {
  expect(boundProblem(bound, value, NOW)).toBe(problem);
});
