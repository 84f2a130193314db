import { BALL_METRICS } from './ball-metrics';
import { BODY_METRICS } from './body-metrics';
import { GOALKEEPER_METRICS } from './goalkeeper-metrics';
import type { Metric, TestId } from './metric';
import { POWER_METRICS } from './power-metrics';
import { SPEED_METRICS } from './speed-metrics';

/** Every value that can be measured, in the order it is asked for. The database rules are generated from it. */
export const METRICS: readonly Metric[] = [
  ...BODY_METRICS,
  ...SPEED_METRICS,
  ...POWER_METRICS,
  ...BALL_METRICS,
  ...GOALKEEPER_METRICS,
];

const BY_NAME = new Map(METRICS.map((metric) => [`${metric.test}.${metric.key}`, metric]));

/** The metric of a stored value. @example findMetric('sprint', 'sprint10')?.unit // 's' */
export function findMetric(test: string, key: string): Metric | undefined {
  return BY_NAME.get(`${test}.${key}`);
}

/** The metrics of a test. @example listMetrics('longJump').map(({ key }) => key) // ['sbjCm'] */
export function listMetrics(test: TestId): readonly Metric[] {
  return METRICS.filter((metric) => metric.test === test);
}
