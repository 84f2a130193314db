import { estimateRank, estimateRankWithError } from './estimate-rank';
import { YOYO } from './reference-groups';

const { U15 } = YOYO.groups;

test.each([
  [2024, 50],
  [2024 + 470, 84],
  [2024 - 470, 16],
  [1800, 32],
  [2024 + 470 * 1.2816, 90],
])('%d m lies above about %d of 100', (value, place) => {
  expect(estimateRank(value, U15)).toBe(place);
});

test('the tails are not told apart', () => {
  expect(estimateRank(600, U15)).toBe(5);
  expect(estimateRank(3640, U15)).toBe(95);
});

test('error widens the place to both sides', () => {
  const [low, high] = estimateRankWithError(1800, YOYO.error.kind, U15);
  expect([low, high]).toEqual([21, 45]);
  const [lowest, highest] = estimateRankWithError(1800, YOYO.error.strict, U15);
  expect([lowest, highest]).toEqual([6, 72]);
});
