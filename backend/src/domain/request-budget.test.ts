import { spendRequest } from './request-budget';

const HOUR = 3_600_000;

test('three requests an hour are granted, counted from the first', () => {
  const first = spendRequest(undefined, 1000);
  expect(first).toEqual({ start: 1000, count: 1 });
  expect(spendRequest({ start: 1000, count: 2 }, 1000 + HOUR - 1)).toEqual({ start: 1000, count: 3 });
  expect(spendRequest({ start: 1000, count: 3 }, 1000 + HOUR - 1)).toBeNull();
  expect(spendRequest({ start: 1000, count: 3 }, 1000 + HOUR)).toEqual({ start: 1000 + HOUR, count: 1 });
});
