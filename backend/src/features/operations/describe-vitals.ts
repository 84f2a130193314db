import type { RemoteStatus } from '@skora/registry/publish';
import {
  addCounts,
  BOUNDS,
  GOOD,
  MEASURES,
  quantile,
  type Counts,
  type Histogram,
  type Measure,
  type WatchedDay,
} from '@skora/registry/watch';

/** Releases of one remote that are shown. */
const MOST_RELEASES = 5;

const LIMITS: Readonly<Partial<Record<Measure, number>>> = GOOD;

interface ReleaseCounts {
  id: string;
  release: string;
  lastDay: string;
  counts: Counts;
}

function goodShare(measure: Measure, histogram: Histogram) {
  const upTo = LIMITS[measure];
  const total = histogram.reduce((sum, times) => sum + times, 0);
  if (upTo === undefined || total === 0) return null;
  const good = histogram.filter((_times, bin) => (BOUNDS[measure][bin] ?? Infinity) <= upTo);
  return { upTo, share: good.reduce((sum, times) => sum + times, 0) / total };
}

function describeMeasure(name: Measure, bins: Histogram) {
  const bounds = [...BOUNDS[name]];
  return { name, bounds, bins, p75: quantile(name, bins, 0.75), good: goodShare(name, bins) };
}

/** Adds up what was counted of each release, on whichever side. */
function sumReleases(days: readonly WatchedDay[]): ReleaseCounts[] {
  const sums = new Map<string, ReleaseCounts>();
  for (const { day, entries } of days) {
    for (const { id, release, counts } of entries) {
      const label = `${id} ${release}`;
      const before = sums.get(label);
      const all = before ? addCounts(before.counts, counts) : counts;
      sums.set(label, { id, release, lastDay: day, counts: all });
    }
  }
  return [...sums.values()];
}

function stateOf({ id, release }: ReleaseCounts, live: readonly RemoteStatus[]) {
  const status = live.find((one) => one.id === id);
  if (status?.stable?.release === release) return 'stable';
  return status?.canary?.release === release ? 'canary' : 'earlier';
}

const ORDER = { stable: 0, canary: 1, earlier: 2 } as const;

/** How visits went with the releases of each remote: what is live first, then the newest. @param live what is live now */
export function describeVitals(days: readonly WatchedDay[], live: readonly RemoteStatus[]) {
  const all = sumReleases(days).map((one) => ({ ...one, state: stateOf(one, live) }) as const);
  const ids = [...new Set(all.map(({ id }) => id))].sort();
  return ids.flatMap((id) =>
    all
      .filter((one) => one.id === id)
      .sort((a, b) => ORDER[a.state] - ORDER[b.state] || (a.lastDay < b.lastDay ? 1 : -1))
      .slice(0, MOST_RELEASES)
      .map(({ release, state, counts }) => {
        const { visits, failures, errors, longTasks, histograms } = counts;
        const measures = MEASURES.map((name) => describeMeasure(name, histograms[name]));
        return { ...{ id, release, state, visits, failures, errors, longTasks }, measures };
      }),
  );
}
