import { matchesWords } from './matches-words';

test.each([
  ['', true],
  ['RE-TEST', true],
  ['how read', true],
  ['rea', true],
  ['est', false],
  ['read zebra', false],
  ['?!', true],
])('"%s" found: %s', (query, found) => {
  expect(matchesWords(query, 'Faster, or luckier? How to read a re-test')).toBe(found);
});
