import type { AcademyRow } from '@skora/domain';
import { findAcademies, type AcademyFilter } from './find-academies';
import { sortAcademies } from './sort-academies';

function academy(change: Partial<AcademyRow>): AcademyRow {
  return {
    id: 'a',
    name: 'A',
    club: 'Club',
    city: 'Town',
    country: 'DK',
    lat: 0,
    lng: 0,
    precision: 'locality',
    programme: null,
    ages: null,
    sexes: null,
    boarding: null,
    trials: null,
    trialFee: null,
    trialsUntil: null,
    fictional: true,
    checkedOn: '2026-11-21',
    ...change,
  };
}

const rows = [
  academy({ id: 'opdigtet', name: 'Opdigtet Park', club: 'Opdigtet Sjælland', lat: 55.8, lng: 12.4 }),
  academy({ id: 'ejemplo', country: 'ES', lat: 43.3, lng: -2.8, ages: { min: 10, max: 18 }, sexes: 'both' }),
  academy({ id: 'fiji', country: 'FJ', lng: 179, lat: -17, boarding: true, trials: 'open', trialFee: false }),
  academy({ id: 'paid', lng: -179, lat: -17, boarding: false, trials: 'scouting', trialFee: true }),
];

const ids = (filter: AcademyFilter) => findAcademies(rows, filter).found.map(({ id }) => id);

test.each<[string, AcademyFilter, string[]]>([
  ['nothing asked', {}, ['opdigtet', 'ejemplo', 'fiji', 'paid']],
  ['words without marks', { words: 'sjaelland' }, ['opdigtet']],
  ['words with marks, country by name', { words: 'SJÆLLAND denmark' }, ['opdigtet']],
  ['country', { country: 'ES' }, ['ejemplo']],
  ['girls', { sex: 'girls' }, ['ejemplo']],
  ['boarding', { boarding: true }, ['fiji']],
  ['open trials', { openTrials: true }, ['fiji']],
  ['free trials', { freeTrials: true }, ['fiji']],
  ['age', { age: 14 }, ['ejemplo']],
  ['age of the border', { age: 18 }, ['ejemplo']],
  ['too old', { age: 19 }, []],
  ['age not known', { age: null }, []],
  ['distance', { near: { lat: 55.7, lng: 12.5 }, withinKm: 50 }, ['opdigtet']],
  ['bounds', { bounds: [-10, 40, 0, 50] }, ['ejemplo']],
  ['bounds across the date line', { bounds: [170, -30, -170, 0] }, ['fiji', 'paid']],
  ['saved', { ids: new Set(['paid']) }, ['paid']],
  ['nothing matches', { words: 'sjaelland', country: 'ES' }, []],
])('%s', (_name, filter, expected) => {
  expect(ids(filter)).toEqual(expected);
});

test('says how many were left out because their ages are unknown', () => {
  expect(findAcademies(rows, { age: 14 }).unknownAges).toBe(3);
  expect(findAcademies(rows, {}).unknownAges).toBe(0);
});

test('sorts by name, distance and freshness', () => {
  const { found } = findAcademies(
    [academy({ id: 'b', lat: 1, checkedOn: '2026-11-22' }), academy({ id: 'a', lat: 2 })],
    { near: { lat: 0, lng: 0 } },
  );
  const order = (sort: 'name' | 'distance' | 'checked') => sortAcademies(found, sort).map(({ id }) => id);
  expect(order('name')).toEqual(['a', 'b']);
  expect(order('distance')).toEqual(['b', 'a']);
  expect(order('checked')).toEqual(['b', 'a']);
});
