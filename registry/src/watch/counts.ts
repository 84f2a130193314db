import {
  addHistograms,
  emptyHistogram,
  MEASURES,
  readHistogram,
  type Histogram,
  type Measure,
} from './histogram';
import { addTallies, addTimes, readTally, readTimes, type Tally } from './tally';

/** Which release a visitor had of a remote: the pointer's stable one, its canary, or another one, for example in an older tab. */
export type Side = 'stable' | 'canary' | 'other';

/** What a canary and the stable release are compared by. A visit is one page life of which the site was told. */
export interface Sample {
  visits: number;
  /** Visits in which a slot of the remote failed. */
  failures: number;
  /** Visits with an error of the remote's code, whether its slot handled it or not. */
  errors: number;
  /** Visits with weak vitals: largest contentful paint, interaction to next paint or layout shift beyond Google's limit of good. */
  weak: number;
  /** Visits of which one of these is known. */
  rated: number;
}

/** What is known of all visits with one release of a remote: numbers only, nothing about a person. */
export interface Counts extends Sample {
  longTasks: number;
  /** Failures by the stage at which they happened. */
  stages: Tally;
  /** Reports of the browser's policies by directive. */
  reports: Tally;
  /** Errors by the names of their groups: error-group.ts. */
  groups: Tally;
  histograms: Record<Measure, Histogram>;
}

/** Names that fit into each tally; the rest is counted under `more`. */
const MOST = { stages: 10, reports: 30, groups: 50 };

const SAMPLE = ['visits', 'failures', 'errors', 'weak', 'rated'] as const;

export function emptySample(): Sample {
  return { visits: 0, failures: 0, errors: 0, weak: 0, rated: 0 };
}

export function addSamples(a: Sample, b: Sample): Sample {
  return {
    visits: addTimes(a.visits, b.visits),
    failures: addTimes(a.failures, b.failures),
    errors: addTimes(a.errors, b.errors),
    weak: addTimes(a.weak, b.weak),
    rated: addTimes(a.rated, b.rated),
  };
}

/** Reads what somebody has written; what is missing or no number counts as zero. */
export function readSample(value: unknown): Sample {
  const given = (value ?? {}) as Partial<Record<keyof Sample, unknown>>;
  const sample = emptySample();
  for (const name of SAMPLE) sample[name] = readTimes(given[name]);
  return sample;
}

function eachMeasure(make: (measure: Measure) => Histogram): Record<Measure, Histogram> {
  return Object.fromEntries(MEASURES.map((measure) => [measure, make(measure)])) as Record<
    Measure,
    Histogram
  >;
}

export function emptyCounts(): Counts {
  return {
    ...emptySample(),
    longTasks: 0,
    stages: {},
    reports: {},
    groups: {},
    histograms: eachMeasure(emptyHistogram),
  };
}

/**
 * Adds what was counted at two places. The order makes no difference, as long as no tally has more names than fit; of more
 * names the most frequent stay, and the sum is right.
 */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    ...addSamples(a, b),
    longTasks: addTimes(a.longTasks, b.longTasks),
    stages: addTallies(a.stages, b.stages, MOST.stages),
    reports: addTallies(a.reports, b.reports, MOST.reports),
    groups: addTallies(a.groups, b.groups, MOST.groups),
    histograms: eachMeasure((measure) => addHistograms(a.histograms[measure], b.histograms[measure])),
  };
}

/** Reads what somebody has written, whatever it is; what is missing or wrong counts as zero. */
export function readCounts(value: unknown): Counts {
  const given = (value ?? {}) as Partial<Record<keyof Counts, unknown>>;
  const histograms = (given.histograms ?? {}) as Partial<Record<Measure, unknown>>;
  return {
    ...readSample(value),
    longTasks: readTimes(given.longTasks),
    stages: readTally(given.stages, MOST.stages),
    reports: readTally(given.reports, MOST.reports),
    groups: readTally(given.groups, MOST.groups),
    histograms: eachMeasure((measure) => readHistogram(measure, histograms[measure])),
  };
}
