import { summarizeLatency } from './latency';
import { isOver, line } from './report';

it('finds median and 99th percentile whatever the order', () => {
  const durations = Array.from({ length: 200 }, (_duration, index) => 200 - index);
  expect(summarizeLatency(durations)).toEqual({ p50: 101, p99: 199 });
  expect(summarizeLatency([7])).toEqual({ p50: 7, p99: 7 });
});

it('prints figures beside their budgets and marks those that are over', () => {
  const over = { name: 'home', value: 15, unit: 'KB', budget: 14 } as const;
  expect(isOver(over)).toBe(true);
  expect(line(over)).toMatch(/^home +15\.0 KB {3}budget 14\.0 KB {2}OVER$/);
  const record = { name: 'scripts', value: 9, unit: '' } as const;
  expect(isOver(record)).toBe(false);
  expect(line(record)).toMatch(/^scripts +9$/);
});
