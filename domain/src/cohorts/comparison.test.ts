import { exampleComparison, exampleEntry } from '../testing/example-source';
import { AGE_BANDS, ageBandAt, bandName } from './age-band';
import { parseCohortSheet } from './cohort';
import { comparableResults } from './comparable-results';
import { parseComparison } from './comparison';
import { neededSheets, projectComparison } from './project-comparison';
import { errorText, percentileText } from './standing-words';

const BORN = '2011-03-09';

test.each([
  ['2018-03-08', null],
  ['2018-03-09', '7-8'],
  ['2026-03-08', '13-14'],
  ['2026-03-09', '15-16'],
  ['2030-03-09', '19-22'],
  ['2041-03-08', '23-29'],
  ['2041-03-09', '30'],
  ['2071-03-09', '30'],
])('born on 9 March 2011, on %s the band is %s', (day, band) => {
  expect(ageBandAt(BORN, new Date(day))?.id ?? null).toBe(band);
});

test('bands follow each other without a gap', () => {
  AGE_BANDS.slice(1).forEach(({ from }, index) => expect(AGE_BANDS[index]?.to).toBe(from - 1));
});

test('groups are called as people are at that age', () => {
  const names = (['women', 'men'] as const).map((group) => AGE_BANDS.map((band) => bandName(group, band)));
  expect(names.map((all) => [all[0], all[4], all[5], all.at(-1)])).toEqual([
    ['girls 7–8', 'girls 15–16', 'women 17–18', 'women 30 and older'],
    ['boys 7–8', 'boys 15–16', 'men 17–18', 'men 30 and older'],
  ]);
});

test('the newest result of a test counts, in the band of its day', () => {
  const entries = [
    exampleEntry({ id: 'new', measuredOn: new Date('2026-10-12') }),
    exampleEntry({
      id: 'old',
      measuredOn: new Date('2026-01-12'),
      values: { sprint10: 1.8, sprint30: 4.5 },
    }),
  ];
  const results = comparableResults(entries, BORN);
  expect(results.map(({ name, value, band }) => [name, value, band.id])).toEqual([
    ['sprint.sprint10.gates', 1.92, '15-16'],
    ['sprint.sprint30.gates', 4.5, '13-14'],
  ]);
  expect(neededSheets(entries, { group: 'men', bornOn: BORN })).toEqual(['men-15-16', 'men-13-14']);
});

test.each([
  ['by hand', { method: 'hand' }, ['sprint.sprint10.hand']],
  ['in some other way', { method: 'other' }, []],
  ['in no known way', { method: 'sundial' }, []],
  ['without a method', { method: '' }, []],
  [
    'a jump with the hands on the hips',
    { kind: 'jump', method: 'force_plate_hips', values: { cmjCm: 31 } },
    ['jump.cmjCm.force_plate_hips'],
  ],
  ['a jump in some other way', { kind: 'jump', method: 'other_free', values: { cmjCm: 31 } }, []],
  [
    'a length, which needs no method',
    { kind: 'longJump', method: '', values: { sbjCm: 200 } },
    ['longJump.sbjCm'],
  ],
  [
    'times of which nobody knows how they were taken',
    { kind: 'technical', method: '', values: { slalomDribble: 12.5 } },
    [],
  ],
  ['height and weight', { kind: 'body', method: '', values: { heightCm: 170, weightKg: 60 } }, []],
  ['body fat', { kind: 'bodyFat', method: 'dexa', values: { bodyFatPct: 12 } }, []],
] as const)('%s', (_what, change, names) => {
  expect(comparableResults([exampleEntry(change)], BORN).map(({ name }) => name)).toEqual(names);
});

test('a place says its percentile, its error and who the others are', () => {
  const attempts = { sprint10: [1.92, 1.93, 1.94] };
  const { standings, tooFew } = projectComparison(
    [exampleEntry({ attempts, values: { sprint10: 1.92, sprint20: 3.2 } })],
    exampleComparison(),
  );
  expect(standings).toEqual([
    {
      key: 'sprint.sprint10',
      label: 'Sprint 10 m',
      value: 1.92,
      unit: 's',
      percentile: 65,
      error: [51, 77],
      source: 'SKORA players, girls 15–16, timing gates, N 130, 15 Nov 2026',
      anchors: [2.1, 2, 1.95, 1.9, 1.85],
    },
  ]);
  expect(tooFew).toEqual(['Sprint 20 m']);
});

test('methods, groups and bands have cohorts of their own', () => {
  const comparison = exampleComparison();
  const places = (change: object, source = comparison) =>
    projectComparison([exampleEntry(change)], source).standings.length;
  expect(places({})).toBe(1);
  expect(places({ method: 'hand' })).toBe(0);
  expect(places({ measuredOn: new Date('2025-10-12') })).toBe(0);
  expect(places({}, { ...comparison, group: 'men' })).toBe(0);
});

test('without repeated attempts the error is not known, and is not invented', () => {
  const [standing] = projectComparison([exampleEntry()], exampleComparison()).standings;
  expect(standing && errorText(standing)).toBe('error of the test not known');
  expect(errorText({ error: [48, 75] })).toBe('p48 to p75 within the error of the test');
});

test('both ends of the scale are open', () => {
  expect([5, 6, 94, 95].map(percentileText)).toEqual(['p5 or lower', 'p6', 'p94', 'p95 or higher']);
});

test.each([
  [null, null],
  [{}, null],
  [{ group: 'all', counts: true }, null],
  [{ group: 'men' }, { group: 'men', counts: false }],
  [
    { group: 'women', counts: 'yes' },
    { group: 'women', counts: false },
  ],
  [
    { group: 'women', counts: true },
    { group: 'women', counts: true },
  ],
])('the stored choice %j is read as %j', (stored, choice) => {
  expect(parseComparison(stored)).toEqual(choice);
});

test.each([
  ['nothing', null, null],
  ['a sheet without a day', { tests: {} }, null],
  ['a sheet without tests', { on: '2026-11-15' }, null],
  [
    'a cohort with an anchor missing',
    { on: '2026-11-15', tests: { a: { players: 60, anchors: [1, 2, 3, 4] } } },
    { on: '2026-11-15', tests: {} },
  ],
  [
    'a cohort',
    { on: '2026-11-15', tests: { a: { players: 60, anchors: [1, 2, 3, 4, 5] }, b: 7 } },
    { on: '2026-11-15', tests: { a: { players: 60, anchors: [1, 2, 3, 4, 5] } } },
  ],
])('of %s is read what makes sense', (_name, stored, sheet) => {
  expect(parseCohortSheet(stored)).toEqual(sheet);
});
