import { FixedWindow } from './fixed-window';

function createWindow(maxKeys?: number) {
  const clock = { time: 0 };
  const window = new FixedWindow({ limit: 2, windowMs: 60_000, now: () => clock.time, maxKeys });
  return { clock, window };
}

test('the take after the last granted one says how long to wait', () => {
  const { clock, window } = createWindow();
  expect([window.take('a'), window.take('a')]).toEqual([0, 0]);
  clock.time = 500;
  expect(window.take('a')).toBe(60);
  expect(window.take('b')).toBe(0);
  clock.time = 59_999;
  expect(window.take('a')).toBe(1);
  clock.time = 60_000;
  expect(window.take('a')).toBe(0);
});

test('a flood of keys pushes out the oldest instead of filling the memory', () => {
  const { window } = createWindow(2);
  for (const key of ['a', 'a', 'b', 'b', 'c']) window.take(key);
  expect(window.take('b')).toBeGreaterThan(0);
  expect(window.take('a')).toBe(0);
});
