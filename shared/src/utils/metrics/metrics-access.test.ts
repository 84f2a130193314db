/** @jest-environment node */
import { EnvReader } from '../env-reader';
import { mayReadMetrics, readMetricsAccess } from './metrics-access';

const TOKEN = 'what the scraper bears';
const access = { token: TOKEN };

test('nobody reads metrics without a token, except on a developer’s machine', () => {
  const read = (source: Record<string, string>) => readMetricsAccess(new EnvReader(source));
  expect(read({})).toBeNull();
  expect(read({ ENVIRONMENT: 'staging' })).toBeNull();
  expect(read({ ENVIRONMENT: 'local' })).toEqual({ token: null });
  for (const ENVIRONMENT of ['local', 'production']) {
    expect(read({ ENVIRONMENT, METRICS_TOKEN: TOKEN })).toEqual(access);
  }
});

test('whoever bears the token reads them', () => {
  expect(mayReadMetrics(access, `Bearer ${TOKEN}`)).toBe(true);
  expect(mayReadMetrics(access, `bearer ${TOKEN}`)).toBe(true);
  expect(mayReadMetrics({ token: null }, undefined)).toBe(true);
});

test.each([
  undefined,
  '',
  TOKEN,
  'Bearer',
  'Bearer ',
  `Basic ${TOKEN}`,
  `Bearer ${TOKEN}x`,
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer  ${TOKEN}`,
  `Bearer ${TOKEN}, Bearer ${TOKEN}`,
])('with %j nobody does', (authorization) => {
  expect(mayReadMetrics(access, authorization)).toBe(false);
});
