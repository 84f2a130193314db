import { ageGroupIn } from './age-group';
import { AGE_GROUP_COUNTS } from './age-group-counts';
import { AGE_GROUP_SOURCES, RULES_READ } from './age-group-sources';

const november = new Date('2026-11-21T12:00:00Z');
const on = (day: string) => new Date(`${day}T12:00:00Z`);
const beside = (day: string, by: number) =>
  new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);

/** The countries by the way they count: the first and the last birthday of U16 in November 2026, the season's first day. */
const COUNTED = [
  {
    countries: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IE', 'IT', 'NL', 'PL', 'PT', 'TR'],
    first: '2011-01-01',
    last: '2011-12-31',
    season: '2027-07-01',
  },
  { countries: ['BR', 'FI', 'NO', 'SE'], first: '2010-01-01', last: '2010-12-31', season: '2027-01-01' },
  { countries: ['GB'], first: '2010-09-01', last: '2011-08-31', season: '2027-09-01' },
  { countries: ['US'], first: '2010-08-01', last: '2011-07-31', season: '2027-08-01' },
];
const EACH = COUNTED.flatMap(({ countries, ...days }) => countries.map((country) => ({ country, ...days })));

it('is tested for every country that has a rule', () => {
  expect(EACH.map(({ country }) => country).sort()).toEqual([...AGE_GROUP_COUNTS.keys()].sort());
  expect([...AGE_GROUP_SOURCES.keys()]).toEqual([...AGE_GROUP_COUNTS.keys()]);
});

it.each(EACH)('in $country who was born from $first to $last is U16', ({ country, first, last }) => {
  expect(ageGroupIn(beside(first, -1), country, november)).toBe('U17');
  expect(ageGroupIn(first, country, november)).toBe('U16');
  expect(ageGroupIn(beside(first, 1), country, november)).toBe('U16');
  expect(ageGroupIn(beside(last, -1), country, november)).toBe('U16');
  expect(ageGroupIn(last, country, november)).toBe('U16');
  expect(ageGroupIn(beside(last, 1), country, november)).toBe('U15');
});

it.each(EACH)('in $country everybody moves up on $season', ({ country, first, last, season }) => {
  for (const born of [first, last]) {
    expect(ageGroupIn(born, country, on(beside(season, -1)))).toBe('U16');
    expect(ageGroupIn(born, country, on(season))).toBe('U17');
    expect(ageGroupIn(born, country, on(beside(season, 1)))).toBe('U17');
  }
});

it.each(EACH)('in $country a new season begins with its first minute', ({ country, first, season }) => {
  expect(ageGroupIn(first, country, new Date(Date.parse(season) - 1))).toBe('U16');
  expect(ageGroupIn(first, country, new Date(season))).toBe('U17');
});

it.each(EACH)('in $country who was born on a leap day is with the days beside it', ({ country }) => {
  for (const day of ['2026-11-21', '2027-02-28', '2027-03-01', '2028-02-29']) {
    const group = ageGroupIn('2012-02-29', country, on(day));
    expect(ageGroupIn('2012-02-28', country, on(day))).toBe(group);
    expect(ageGroupIn('2012-03-01', country, on(day))).toBe(group);
  }
});

// The United States counted by year of birth until the season 2025/26.
it.each([
  ['2010-05-04', '2026-07-31', 'U16'],
  ['2010-05-04', '2026-08-01', 'U17'],
  ['2010-10-10', '2026-07-31', 'U16'],
  ['2010-10-10', '2026-08-01', 'U16'],
  ['2010-10-10', '2027-08-01', 'U17'],
  ['2010-01-01', '2025-07-31', 'U15'],
  ['2009-12-31', '2025-07-31', 'U16'],
  ['2010-01-01', '2025-08-01', 'U16'],
])('in the US who was born on %s is on %s %s', (born, day, group) => {
  expect(ageGroupIn(born, 'US', on(day))).toBe(group);
});

it('says so where the rule of a country is not known', () => {
  expect(ageGroupIn('2010-05-04', 'PE', november)).toBe('U16 by year of birth');
  expect(ageGroupIn('2010-05-04', '', november)).toBe('U16 by year of birth');
  expect(ageGroupIn('2009-12-31', 'PE', november)).toBe('U17 by year of birth');
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
  for (const [country, { federation, page, href }] of AGE_GROUP_SOURCES) {
    expect([country, federation !== '', page !== '', URL.canParse(href)]).toEqual([
      country,
      true,
      true,
      true,
    ]);
  }
});
