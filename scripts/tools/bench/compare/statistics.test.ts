import { ratio, summarize } from './statistics';

test('the median of an odd number of runs is the one in the middle, whatever the order', () => {
  expect(summarize([900, 700, 800])).toEqual({ median: 800, least: 700, most: 900, count: 3 });
});

test('the median of an even number of runs lies between the two in the middle', () => {
  expect(summarize([4, 1, 2, 10]).median).toBe(3);
  expect(summarize([7])).toEqual({ median: 7, least: 7, most: 7, count: 1 });
});

test('nothing measured is an error and no zero', () => {
  expect(() => summarize([])).toThrow('Nothing was measured.');
});

test('a ratio to nothing is none', () => {
  expect(ratio(3, 2)).toBe(1.5);
  expect(ratio(3, 0)).toBeNull();
});
