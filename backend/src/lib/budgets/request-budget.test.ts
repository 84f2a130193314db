import { secondsToWait, spendRequest } from './request-budget';

const HOUR = 3_600_000;

test('three requests an hour are granted, counted from the first', () => {
  const first = spendRequest(undefined, 1000);
  expect(first).toEqual({ start: 1000, count: 1 });
  expect(spendRequest({ start: 1000, count: 2 }, 1000 + HOUR - 1)).toEqual({ start: 1000, count: 3 });
  expect(spendRequest({ start: 1000, count: 3 }, 1000 + HOUR - 1)).toBeNull();
  expect(spendRequest({ start: 1000, count: 3 }, 1000 + HOUR)).toEqual({ start: 1000 + HOUR, count: 1 });
});

test('a used-up window says how long it lasts', () => {
  expect(secondsToWait({ start: 1000, count: 1 }, 1001, { limit: 1, windowMs: 60_000 })).toBe(60);
  expect(secondsToWait({ start: 1000, count: 1 }, 60_999, { limit: 1, windowMs: 60_000 })).toBe(1);
});
