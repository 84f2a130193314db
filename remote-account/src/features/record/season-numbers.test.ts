import type { MatchRow } from '../weekly-stats/match-row';
import { seasonNumbers } from './season-numbers';

const match: MatchRow = {
  id: '2026-W47-1',
  monday: new Date('2026-11-16'),
  day: 6,
  competition: 'league',
  opponent: 'Northfield Rovers',
  venue: 'home',
  goalsFor: 2,
  goalsAgainst: 0,
  format: 11,
  position: 'RW',
  role: 'started',
  minutes: 90,
  numbers: { goals: 1 },
  device: '',
  revision: 1,
};
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

test('a clean sheet needs 60 minutes in goal and no goal of the opponent', () => {
  const kept = { ...match, position: 'GK' as const };
  const matches = [kept, { ...kept, minutes: 59 }, { ...kept, goalsAgainst: 1 }, match];
  expect(find(matches, 'Clean sheets', 'GK')?.value).toBe(1);
});
