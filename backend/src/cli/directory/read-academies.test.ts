import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACADEMY_COLUMNS, readAcademies } from './read-academies';

const GOOD: Record<string, string> = {
  name: 'Campo Fictício',
  club: 'Clube Inventado',
  city: 'Lisbon',
  country: 'PT',
  lat: '38.7',
  lng: '-9.1',
  precision: 'site',
  programme: 'club',
  checked_on: '2026-11-21',
};

function table(...rows: Record<string, string>[]): string {
  const lines = rows.map((row) => ACADEMY_COLUMNS.map((column) => row[column] ?? '').join(','));
  return [ACADEMY_COLUMNS.join(','), ...lines].join('\n');
}

const faults = (change: Record<string, string>) =>
  readAcademies(table({ ...GOOD, ...change }), '2026-11-21').errors;

test('reads a row; what is blank is unknown', () => {
  const { academies, errors } = readAcademies(table(GOOD), '2026-11-21');
  expect(errors).toEqual([]);
  expect(academies[0]).toMatchObject({
    id: 'campo-ficticio-clube-inventado',
    ages: null,
    sexes: null,
    boarding: null,
    trialFee: null,
    website: null,
  });
});

test.each<[string, Record<string, string>, string]>([
  ['a missing name', { name: '' }, 'line 2, name: is missing'],
  ['no country', { country: 'XQ' }, 'line 2, country: "XQ" is no country code of two capital letters'],
  ['a latitude off the globe', { lat: '91' }, 'line 2, lat: "91" is no number from -90 to 90'],
  ['a word for a number', { lng: 'west' }, 'line 2, lng: "west" is no number from -180 to 180'],
  ['one age without the other', { age_min: '12' }, 'line 2, age_max: is missing'],
  ['ages the wrong way round', { age_min: '18', age_max: '12' }, 'line 2, age_max: 12 is less than age_min'],
  ['another word for yes', { boarding: 'true' }, 'line 2, boarding: "true" is none of yes, no'],
  [
    'a page without encryption',
    { website: 'http://a.example' },
    'line 2, website: "http://a.example" is no https address',
  ],
  [
    'a day that does not exist',
    { checked_on: '2026-02-30' },
    'line 2, checked_on: "2026-02-30" is no date like 2026-11-21',
  ],
  ['a day to come', { checked_on: '2026-11-22' }, 'line 2, checked_on: 2026-11-22 has not come yet'],
])('%s is told with line and column', (_name, change, expected) => {
  expect(faults(change)).toEqual([expected]);
});

test('every fault is told at once, and the same academy twice is one', () => {
  const { errors } = readAcademies(table(GOOD, { ...GOOD, lat: '', programme: 'x' }, GOOD), '2026-11-21');
  expect(errors).toEqual([
    'line 3, programme: "x" is none of club, national, residential, school, independent, camp',
    'line 3, lat: is missing',
    'line 3, name: the same academy as in line 2',
    'line 4, name: the same academy as in line 3',
  ]);
});

test('columns are named when they are missing or not known; a broken line is told', () => {
  expect(readAcademies('name,colour\na,b', '2026-11-21').errors).toContain(
    'line 1: the column club is missing',
  );
  expect(readAcademies('name,colour\na,b', '2026-11-21').errors).toContain(
    'line 1: the column colour is not known',
  );
  expect(readAcademies(`${table(GOOD)}\n"open`, '2026-11-21').errors[0]).toMatch(/line 3/);
});

test('the seeded directory has no fault', () => {
  const text = readFileSync(join(__dirname, '../../../../scripts/local/seed/academies.csv'), 'utf8');
  const { academies, errors } = readAcademies(text, '2026-11-21');
  expect(errors).toEqual([]);
  expect(academies).toHaveLength(49);
});
