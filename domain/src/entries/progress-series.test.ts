import { findMetric } from '../metrics/metrics';
import type { Metric } from '../metrics/metric';
import type { StatEntry } from './stat-entry';
import { measuredMetrics, computeProgress } from './progress-series';

const turn = findMetric('agility', 'agility505L') as Metric;
const entry = (day: string, value: number, method = 'gates', attempts: number[] = []): StatEntry => ({
  id: day,
  kind: 'agility',
  measuredOn: new Date(day),
  measuredBy: 'self',
  method,
  values: { agility505L: value },
  ratings: {},
  attempts: attempts.length > 0 ? { agility505L: attempts } : {},
  ground: '',
  evidence: '',
  corrects: '',
  recordedAt: null,
});

test('results come oldest first, with the error and the verdict on each step', () => {
  const { points } = computeProgress(turn, [
    entry('2026-10-01', 2.2),
    entry('2026-05-01', 2.45),
    entry('2026-01-15', 2.5),
  ]);
  expect(points.map(({ value, error, note }) => [value, error, note])).toEqual([
    [2.5, 0.22, ''],
    [2.45, 0.22, 'Within error'],
    [2.2, 0.22, 'Real change'],
  ]);
});

test('results of other methods are left out and counted', () => {
  const result = computeProgress(turn, [entry('2026-10-01', 2.2), entry('2026-05-01', 2.1, 'hand')]);
  expect(result.points).toHaveLength(1);
  expect(result.leftOut).toBe(1);
});

test('only what has a direction and a result is offered', () => {
  expect(measuredMetrics([entry('2026-10-01', 2.2)]).map(({ key }) => key)).toEqual(['agility505L']);
  expect(measuredMetrics([{ ...entry('2026-10-01', 2.2), kind: 'body', values: { weightKg: 60 } }])).toEqual(
    [],
  );
});
