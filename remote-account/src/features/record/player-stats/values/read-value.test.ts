import { METRICS, findMetric, showValue, showWithUnit, type Metric } from '@skora/domain';
import { convertText, readValue } from './read-value';

function metric(test: string, key: string): Metric {
  const found = findMetric(test, key);
  if (!found) throw new Error(`no metric ${test}.${key}`);
  return found;
}

const height = metric('body', 'heightCm');
const weight = metric('body', 'weightKg');
const sprint = metric('sprint', 'sprint10');

test.each([
  ['5 7', 170.2],
  ['5′ 7.5″', 171.5],
  ["5'7", 170.2],
  ['5 ft 7,5 in', 171.5],
  ['6', 182.9],
  ['', null],
  ['5 12', undefined],
  ['170', undefined],
  ['five', undefined],
])('a height of %j feet and inches is stored as %j', (text, stored) => {
  expect(readValue(height, text, 'imperial')).toBe(stored);
});

test('pounds become kilograms, seconds stay seconds', () => {
  expect(readValue(weight, '150', 'imperial')).toBe(68);
  expect(readValue(sprint, '1,923', 'imperial')).toBe(1.92);
  expect(showWithUnit(sprint, 1.92, 'imperial')).toBe('1.92 s');
  expect(showWithUnit(weight, 68, 'imperial')).toBe('149.9 lb');
  expect(showWithUnit(height, 170.2, 'imperial')).toBe('5′ 7″');
});

test('half a touch stays half a touch, so that the form can refuse it', () => {
  expect(readValue(metric('technical', 'jugglingTouches'), '10.5', 'metric')).toBe(10.5);
});

const convertible = METRICS.filter(({ imperial }) => imperial).map((one) => [one.key, one] as const);

test.each(convertible)('%s survives the way to imperial units and back', (_key, one) => {
  for (const value of [one.min, one.max]) {
    const there = convertText(one, String(value), 'metric', 'imperial');
    const back = readValue(one, there, 'imperial');
    // A tenth of an inch, pound or yard is the precision that is typed.
    expect(Math.abs((back ?? 0) - value)).toBeLessThanOrEqual(one.decimals === 0 ? 1 : 0.2);
  }
});

test('a text that is no number is not converted away', () => {
  expect(convertText(weight, 'abc', 'metric', 'imperial')).toBe('abc');
  expect(showValue(weight, 61.2, 'metric')).toBe('61.2');
});
