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
  fictional: 'yes',
  source_for: 'name place',
  source_url: 'https://inventado.example/academia',
  source_title: 'Clube Inventado: a academia',
  source_kind: 'primary',
  source_read: '2026-11-20',
  reviewed_by: 'Sam Sample',
  reviewed_on: '2026-11-21',
};
const REAL = { ...GOOD, fictional: '', source_url: 'https://club.pt/academia' };

function table(...rows: Record<string, string>[]): string {
  const lines = rows.map((row) => ACADEMY_COLUMNS.map((column) => row[column] ?? '').join(','));
  return [ACADEMY_COLUMNS.join(','), ...lines].join('\n');
}

const faults = (change: Record<string, string>, row = GOOD) =>
  readAcademies(table({ ...row, ...change }), '2026-11-21').errors;

test('reads a row; what is blank is unknown', () => {
  const { academies, errors } = readAcademies(table(GOOD), '2026-11-21');
  expect(errors).toEqual([]);
  expect(academies[0]?.entry).toMatchObject({
    id: 'campo-ficticio-clube-inventado',
    precision: 'locality',
    programme: null,
    ages: null,
    sexes: null,
    boarding: null,
    trialFee: null,
    website: null,
    sources: [{ url: 'https://inventado.example/academia', publishedOn: null, facts: ['name', 'place'] }],
  });
  expect(academies[0]?.review).toEqual({ by: 'Sam Sample', on: '2026-11-21' });
});

test('a row with nothing but a source belongs to the academy above', () => {
  const source = Object.fromEntries(Object.entries(GOOD).filter(([column]) => column.startsWith('source_')));
  const more = { ...source, source_for: 'ages trial_fee', source_url: 'https://news.example/' };
  const row = { ...GOOD, age_min: '8', age_max: '12', trial_fee: 'no', trials_until: '2027-01-31' };
  const { academies, errors } = readAcademies(table(row, more, { ...GOOD, name: 'B' }), '2026-11-21');
  expect(errors).toEqual([]);
  const facts = academies.map(({ entry }) => entry.sources.map((each) => each.facts));
  expect(facts).toEqual([
    [
      ['name', 'place'],
      ['ages', 'trialFee'],
    ],
    [['name', 'place']],
  ]);
});

test('a review is no earlier than the reading of every page of the academy', () => {
  const source = Object.fromEntries(Object.entries(GOOD).filter(([column]) => column.startsWith('source_')));
  const later = { ...source, source_url: 'https://news.example/', source_read: '2026-11-21' };
  const read = (on: string) => readAcademies(table({ ...GOOD, reviewed_on: on }, later), '2026-11-21').errors;
  expect(read('2026-11-21')).toEqual([]);
  expect(read('2026-11-20')).toEqual(['line 2, reviewed_on: is earlier than source_read, 2026-11-21']);
});

test('a row nobody has reviewed may still lack sources', () => {
  const bare = { ...GOOD, reviewed_by: '', reviewed_on: '', boarding: 'yes' };
  const { academies, errors } = readAcademies(table(bare), '2026-11-21');
  expect(errors).toEqual([]);
  expect(academies[0]?.review).toBeNull();
});

test.each<[string, Record<string, string>, string]>([
  ['a missing name', { name: '' }, 'line 2, name: is missing'],
  ['no country', { country: 'XQ' }, 'line 2, country: "XQ" is no country code of two capital letters'],
  ['a latitude off the globe', { lat: '91' }, 'line 2, lat: "91" is no number from -90 to 90'],
  ['a word for a number', { lng: 'west' }, 'line 2, lng: "west" is no number from -180 to 180'],
  [
    'one age without the other',
    { age_min: '12', source_for: 'name place ages' },
    'line 2, age_max: is missing',
  ],
  [
    'ages the wrong way round',
    { age_min: '18', age_max: '12', source_for: 'name place ages' },
    'line 2, age_max: 12 is less than age_min',
  ],
  ['another word for yes', { boarding: 'true' }, 'line 2, boarding: "true" is none of yes, no'],
  [
    'a page without encryption',
    { website: 'http://a.example', source_for: 'name place website' },
    'line 2, website: "http://a.example" is no https address',
  ],
  [
    'a day that does not exist',
    { reviewed_on: '2026-02-30' },
    'line 2, reviewed_on: "2026-02-30" is no date like 2026-11-21',
  ],
  ['a day to come', { reviewed_on: '2026-11-22' }, 'line 2, reviewed_on: 2026-11-22 has not come yet'],
  [
    'a review from before the page was read',
    { reviewed_on: '2026-11-19' },
    'line 2, reviewed_on: is earlier than source_read, 2026-11-20',
  ],
  ['a review by nobody', { reviewed_by: '' }, 'line 2, reviewed_by: is missing'],
  ['a fact of no source', { boarding: 'yes' }, 'line 2, source_for: no source names boarding'],
  ['a place on the map of no source', { precision: 'site' }, 'line 2, source_for: no source names site'],
  [
    'a source for what is not said',
    { source_for: 'name place ages' },
    'line 2, source_for: ages is not stated in this row',
  ],
  [
    'an unknown fact',
    { source_for: 'name place fees' },
    'line 2, source_for: "fees" is none of name, place, site, programme, ages, sexes, boarding, trials, trial_fee, website, note',
  ],
  [
    'a source read in days to come',
    { source_read: '2026-11-22' },
    'line 2, source_read: 2026-11-22 has not come yet',
  ],
  [
    'a source read before it was published',
    { source_published: '2026-11-21' },
    'line 2, source_published: is later than source_read',
  ],
  ['a source of no kind', { source_kind: '' }, 'line 2, source_kind: is missing'],
  [
    'a source that may be real',
    { source_url: 'https://club.pt/' },
    'line 2, source_url: "https://club.pt/" may be real; a fictional academy needs a host like club.example',
  ],
  [
    'trials without an end',
    { trials: 'open', source_for: 'name place trials' },
    'line 2, trials_until: is missing; what is said of trials ends on a day',
  ],
  [
    'an end without trials',
    { trials_until: '2027-01-31' },
    'line 2, trials_until: says until when, but not what',
  ],
  [
    'an item of a fictional academy',
    { wikidata: 'Q42' },
    'line 2, wikidata: a fictional academy has no item',
  ],
])('%s is told with line and column', (_name, change, expected) => {
  expect(faults(change)).toEqual([expected]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['an item of Wikidata', { wikidata: 'Q42' }, []],
  ['no item', { wikidata: '42' }, ['line 2, wikidata: "42" is no item like Q42']],
  [
    'a host for examples',
    { source_url: 'https://club.example/' },
    ['line 2, source_url: "https://club.example/" is a host for examples'],
  ],
  [
    'a copy',
    { source_url: 'https://www.wikiwand.com/en/Club' },
    ['line 2, source_url: "https://www.wikiwand.com/en/Club" is a copy of another site; name the original'],
  ],
  ['no web address', { source_url: 'goal.com' }, ['line 2, source_url: "goal.com" is no web address']],
])('of a real academy, %s', (_name, change, expected) => {
  expect(faults(change, REAL)).toEqual(expected);
});

test('every fault is told at once, and the same academy twice is one', () => {
  const { errors } = readAcademies(table(GOOD, { ...GOOD, lat: '', programme: 'x' }, GOOD), '2026-11-21');
  expect(errors).toEqual([
    'line 3, lat: is missing',
    'line 3, programme: "x" is none of club, national, residential, school, independent, camp',
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

test('the seeded directory has no fault, and nothing in it is real', () => {
  const text = readFileSync(join(__dirname, '../../../../scripts/local/seed/academies.csv'), 'utf8');
  const { academies, errors } = readAcademies(text, '2026-11-23');
  expect(errors).toEqual([]);
  expect(academies.length).toBeGreaterThan(24);
  expect(academies.filter(({ entry }) => !entry.fictional || !entry.club.endsWith('(fictional)'))).toEqual(
    [],
  );
  expect(academies.filter(({ review }) => review === null)).toHaveLength(2);
});
