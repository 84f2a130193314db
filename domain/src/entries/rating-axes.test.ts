import type { StatEntry } from './stat-entry';
import { POSITION_CODES } from '../positions/position';
import { GOALKEEPER_RATINGS, TECHNICAL_RATINGS } from '../metrics/ratings';
import { ratingAxes } from './rating-axes';

const rated = (kind: StatEntry['kind'], ratings: Record<string, number>): StatEntry => ({
  id: kind,
  kind,
  measuredOn: new Date('2026-10-12'),
  measuredBy: 'self',
  method: '',
  values: {},
  ratings,
  attempts: {},
  ground: '',
  evidence: '',
  corrects: '',
  recordedAt: null,
});
const all = (kind: 'technical' | 'goalkeeper', value: number) => {
  const groups = kind === 'technical' ? TECHNICAL_RATINGS : GOALKEEPER_RATINGS;
  return rated(
    kind,
    Object.fromEntries(groups.flatMap(({ ratings }) => ratings.map(([key]) => [key, value]))),
  );
};

test.each(POSITION_CODES)('%s has six to nine axes, all of them ratings that exist', (position) => {
  const kind = position === 'GK' ? 'goalkeeper' : 'technical';
  const axes = ratingAxes(position, [all(kind, 7), all(kind, 6)]);
  expect(axes.length).toBeGreaterThanOrEqual(6);
  expect(axes.length).toBeLessThanOrEqual(9);
  expect(axes.every(({ value, before }) => value === 7 && before === 6)).toBe(true);
});

test('too few ratings make no shape', () => {
  expect(ratingAxes('RW', [rated('technical', { firstTouch: 7, dribbling: 6 })])).toEqual([]);
  expect(ratingAxes(null, [all('technical', 7)])).toEqual([]);
});
