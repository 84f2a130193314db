export { intervalStart, type CanaryInterval, type CanaryCounts } from './canary-intervals';
export {
  compareCanary,
  COMPARED,
  rateOf,
  type Compared,
  type Comparison,
  type Difference,
  type Rate,
} from './compare-canary';
export {
  addCounts,
  addSamples,
  emptyCounts,
  emptySample,
  type Counts,
  type Sample,
  type Side,
} from './counts';
export { groupName, readGroupName, type ErrorGroup } from './error-group';
export { BOUNDS, GOOD, histogramOf, MEASURES, quantile, type Histogram, type Measure } from './histogram';
export type { Tally } from './tally';
export { describeComparison } from './describe-comparison';
export { addEntries, dayOf, WatchStore, type WatchedCounts, type WatchedDay } from './watch-store';
