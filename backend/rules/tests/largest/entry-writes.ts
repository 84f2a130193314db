import {
  GOALKEEPER_RATINGS,
  GROUNDS,
  METRICS,
  type Metric,
  PROTOCOLS,
  type Protocol,
  TECHNICAL_RATINGS,
} from '@skora/domain';
import type { Fields } from '../../harness/week-rows';
import { BEFORE, type LargestWrite } from './largest-write';

/** The middle of its bounds, as the values of a test fit together there. */
function middle({ key, min, max, decimals, multipleOf = 1 }: Metric): number {
  // Level 11 of the shuttle run has eleven shuttles.
  if (key === 'beepShuttle') return 11;
  return decimals === 0 ? Math.round((min + max) / 2 / multipleOf) * multipleOf : (min + max) / 2;
}

function ratingsOf(test: string): Fields {
  const groups = test === 'technical' ? TECHNICAL_RATINGS : test === 'goalkeeper' ? GOALKEEPER_RATINGS : [];
  return Object.fromEntries(groups.flatMap(({ ratings }) => ratings.map(([key]) => [key, 10])));
}

function entryOf({ test, methods, ground }: Protocol): Fields {
  const metrics = METRICS.filter((metric) => metric.test === test);
  const repeats = metrics.filter((metric) => metric.repeats);
  return {
    kind: test,
    measuredOn: BEFORE,
    measuredBy: 'event',
    method: Object.keys(methods ?? {}).at(-1) ?? '',
    values: Object.fromEntries(metrics.map((metric) => [metric.key, middle(metric)])),
    attempts: Object.fromEntries(repeats.map((metric) => [metric.key, Array(4).fill(middle(metric))])),
    ratings: ratingsOf(test),
    evidence: 'https://video.example/'.padEnd(300, 'a'),
    ...(ground && { ground: Object.keys(GROUNDS).at(-1) }),
    schemaVersion: 1,
  };
}

const CORRECTED = 'statEntries/00000000-0000-4000-8000-000000000000';
const CORRECTION = 'statEntries/00000000-0000-4000-8000-000000000001';

/** Entries are never changed: a correction is an entry that names the one it takes the place of. */
export const ENTRY_WRITES: readonly LargestWrite[] = PROTOCOLS.map((protocol) => ({
  of: ['/profiles/{uid}/statEntries/{entry} create'],
  name: protocol.test,
  stored: [[CORRECTED, { ...entryOf(protocol), updatedAt: BEFORE }]],
  written: [[CORRECTION, { ...entryOf(protocol), corrects: CORRECTED.split('/')[1] }]],
}));
