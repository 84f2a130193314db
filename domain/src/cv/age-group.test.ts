import { ageGroupIn } from './age-group';
import { AGE_GROUP_RULES, RULES_READ } from './age-group-rules';

const november = new Date('2026-11-21T12:00:00Z');
const on = (day: string) => new Date(`${day}T12:00:00Z`);

// U16 of the season that runs in November 2026: the first and the last birthday, and the days beside them.
it.each([
  ['AT', '2011-01-01', '2011-12-31'],
  ['BR', '2010-01-01', '2010-12-31'],
  ['DE', '2011-01-01', '2011-12-31'],
  ['ES', '2011-01-01', '2011-12-31'],
  ['FI', '2010-01-01', '2010-12-31'],
  ['FR', '2011-01-01', '2011-12-31'],
  ['GB', '2010-09-01', '2011-08-31'],
  ['IE', '2011-01-01', '2011-12-31'],
  ['IT', '2011-01-01', '2011-12-31'],
  ['NL', '2011-01-01', '2011-12-31'],
  ['NO', '2010-01-01', '2010-12-31'],
  ['SE', '2010-01-01', '2010-12-31'],
  ['US', '2010-08-01', '2011-07-31'],
])('in %s who was born from %s to %s is U16', (country, first, last) => {
  const beside = (day: string, by: number) =>
    new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
  expect(ageGroupIn(first, country, november)).toBe('U16');
  expect(ageGroupIn(last, country, november)).toBe('U16');
  expect(ageGroupIn(beside(first, -1), country, november)).toBe('U17');
  expect(ageGroupIn(beside(last, 1), country, november)).toBe('U15');
});

// The last day of one season and the first of the next; 4 May 2010.
it.each([
  ['DE', '2026-06-30', '2026-07-01', 'U16', 'U17'],
  ['DE', '2026-12-31', '2027-01-01', 'U17', 'U17'],
  ['NL', '2026-06-30', '2026-07-01', 'U16', 'U17'],
  ['GB', '2026-08-31', '2026-09-01', 'U16', 'U17'],
  ['US', '2027-07-31', '2027-08-01', 'U17', 'U18'],
  ['NO', '2026-12-31', '2027-01-01', 'U16', 'U17'],
  ['BR', '2026-12-31', '2027-01-01', 'U16', 'U17'],
])('in %s from %s to %s it goes from %s to %s', (country, before, after, group, next) => {
  expect(ageGroupIn('2010-05-04', country, on(before))).toBe(group);
  expect(ageGroupIn('2010-05-04', country, on(after))).toBe(next);
});

it('says so where the rule of a country is not known', () => {
  expect(ageGroupIn('2010-05-04', 'PE', november)).toBe('U16 by year of birth');
  expect(ageGroupIn('2010-05-04', '', november)).toBe('U16 by year of birth');
  expect(ageGroupIn('2010-12-31', 'PE', on('2026-12-31'))).toBe('U16 by year of birth');
  expect(ageGroupIn('2010-12-31', 'PE', on('2027-01-01'))).toBe('U17 by year of birth');
});

it('knows no group above U21 and none below U8', () => {
  expect(ageGroupIn('2006-01-01', 'DE', november)).toBe('U21');
  expect(ageGroupIn('2005-12-31', 'DE', november)).toBe('Senior');
  expect(ageGroupIn('2022-12-31', 'DE', november)).toBe('U8');
  expect(ageGroupIn('1990-01-01', 'PE', november)).toBe('Senior');
});

it('has a source for every rule, and the day it was read', () => {
  expect(RULES_READ).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const [country, { federation, href }] of AGE_GROUP_RULES) {
    expect([country, federation.length > 0, URL.canParse(href)]).toEqual([country, true, true]);
  }
});
