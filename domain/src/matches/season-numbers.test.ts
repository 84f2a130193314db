import { exampleMatch } from '../testing/example-source';
import type { MatchRow } from './match-row';
import { seasonNumbers } from './season-numbers';

const match = exampleMatch();
const find = (matches: MatchRow[], label: string, position: MatchRow['position'] = 'RW') =>
  seasonNumbers(matches, position).find((number) => number.label === label);

test('numbers per 90 minutes appear from 270 minutes on', () => {
  expect(find([match, match], 'Goals')).toMatchObject({ value: 2, note: undefined });
  expect(find([match, match, match], 'Goals')).toMatchObject({ value: 3, note: '1.00 per 90 minutes' });
});

test('minutes in which a number was not counted do not dilute it', () => {
  const uncounted = { ...match, numbers: {} };
  expect(find([match, match, match, uncounted], 'Goals')?.note).toBe('1.00 per 90 minutes');
  expect(find([uncounted], 'Goals')).toBeUndefined();
});

test('the bench is no match played', () => {
  expect(find([{ ...match, role: 'unused', minutes: 0 }], 'Matches')?.value).toBe(0);
});

test('what counts depends on the position; what was never counted is left out', () => {
  const numbers = { goals: 1, tacklesWon: 4, clearances: 6, dribblesWon: 3, crosses: 2 };
  const labels = (position: MatchRow['position'] | null) =>
    seasonNumbers([{ ...match, numbers }], position).map(({ label }) => label);
  expect(labels('CB')).toEqual(['Matches', 'Minutes', 'Goals', 'Tackles won', 'Clearances']);
  expect(labels('RW')).toEqual(['Matches', 'Minutes', 'Goals', 'Dribbles won', 'Crosses']);
  expect(labels(null)).toEqual(['Matches', 'Minutes', 'Goals']);
});

test('the share of shots saved counts only matches in which both were counted', () => {
  const kept = { ...match, position: 'GK' as const };
  const counted = { ...kept, numbers: { faced: 5, saves: 4, conceded: 1 } };
  expect(find([counted, { ...kept, numbers: { saves: 9 } }], 'Shots saved', 'GK')?.value).toBe(80);
  expect(find([kept], 'Shots saved', 'GK')).toBeUndefined();
});

test('an own goal ends a clean sheet, a goal after the substitution does not', () => {
  const kept = { ...match, position: 'GK' as const, goalsAgainst: 1 };
  expect(find([{ ...kept, numbers: { conceded: 0, ownGoals: 1 } }], 'Clean sheets', 'GK')?.value).toBe(0);
  expect(find([{ ...kept, numbers: { conceded: 0 } }], 'Clean sheets', 'GK')?.value).toBe(1);
});

test('a clean sheet needs 60 minutes in goal and no goal of the opponent', () => {
  const kept = { ...match, position: 'GK' as const };
  const matches = [kept, { ...kept, minutes: 59 }, { ...kept, goalsAgainst: 1 }, match];
  expect(find(matches, 'Clean sheets', 'GK')?.value).toBe(1);
});
