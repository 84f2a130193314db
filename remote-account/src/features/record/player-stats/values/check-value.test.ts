import { type Metric, METRICS } from '@skora/domain';
import { checkValue } from './check-value';

const findStep = ({ multipleOf, decimals }: Metric) => multipleOf ?? 10 ** -decimals;
const rows = METRICS.map((metric) => [metric.test, metric.key, metric] as const);

// The same table goes through the database rules in backend/rules/generator/stat-bounds.test.ts.
test.each(rows)('%s: %s holds its hard bounds', (_test, _key, metric) => {
  const check = (value: number) => checkValue(metric, String(value)).kind;
  expect(check(metric.min)).toBe('value');
  expect(check(metric.max)).toBe('value');
  expect(check(metric.min - findStep(metric))).toBe('wrong');
  expect(check(metric.max + findStep(metric))).toBe('wrong');
  if (metric.decimals === 0) expect(check(metric.min + 0.5)).toBe('wrong');
});

const asked = METRICS.flatMap((metric) =>
  metric.typical ? [[metric.test, metric.key, metric, metric.typical] as const] : [],
);

test.each(asked)('%s: %s asks outside of what is typical', (_test, _key, metric, [from, to]) => {
  const unusual = (value: number) => checkValue(metric, String(value));
  expect(unusual(from)).toMatchObject({ unusual: false });
  expect(unusual(to)).toMatchObject({ unusual: false });
  expect(unusual(to + findStep(metric))).toMatchObject({ unusual: true });
  if (from - findStep(metric) >= metric.min) {
    expect(unusual(from - findStep(metric))).toMatchObject({ unusual: true });
  }
});

const metric: Metric = {
  test: 'sprint',
  key: 'sprint20',
  label: '20 m',
  name: 'Sprint 20 m',
  unit: 's',
  min: 1,
  max: 3,
  decimals: 2,
  better: 'lower',
  repeats: true,
  players: 'all',
};

test.each([
  ['1,92', 1.92],
  ['1.92', 1.92],
  ['1.9249', 1.92],
  [' 2 ', 2],
])('%p is read as %d', (text, value) => {
  expect(checkValue(metric, text)).toEqual({ kind: 'value', value, unusual: false });
});

test.each(['abc', '1,2,3', '1.9s', '-'])('%p is no number', (text) => {
  expect(checkValue(metric, text).kind).toBe('wrong');
});

test('nothing typed is nothing to check', () => {
  expect(checkValue(metric, '  ')).toEqual({ kind: 'empty' });
});

test('bounds are told in the units that are typed', () => {
  const weight: Metric = { ...metric, label: 'Weight', unit: 'kg', min: 15, max: 140, imperial: 'lb' };
  expect(checkValue(weight, '400', 'imperial')).toEqual({
    kind: 'wrong',
    message: 'Weight has to be between 33.1 and 308.6 lb.',
  });
  expect(checkValue(weight, '150', 'imperial')).toMatchObject({ kind: 'value', value: 68.04 });
});
