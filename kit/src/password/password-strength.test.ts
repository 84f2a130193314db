import { loadCommonPasswords } from './load-common-passwords';
import { loadPasswordScore } from './load-password-score';

let isCommonPassword: (password: string) => boolean;
let passwordScore: (password: string) => number;

beforeAll(async () => {
  ({ isCommonPassword } = await loadCommonPasswords());
  passwordScore = await loadPasswordScore();
});

it.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'iloveyou', 'trustno1', 'football', 'princess1'])(
  'knows %s as one of the most common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(passwordScore(password)).toBe(0);
  },
);

it.each(['seven purple kites', 'corner-flag-77', 'K9#mwq!z'])('does not know %s', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('measures guesses, not kinds of characters', () => {
  expect(passwordScore('P@ssw0rd1')).toBeLessThan(passwordScore('seven purple kites'));
  expect(passwordScore('seven purple kites')).toBe(4);
});

it('has an answer for very long passwords', () => {
  expect(passwordScore('ab'.repeat(2000))).toBeLessThan(4);
});
