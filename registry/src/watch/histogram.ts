import { addTimes, readTimes } from './tally';

/**
 * Upper bounds of the bins of each measure: ms, CLS without unit. One more bin has what is larger than all of them. Google's
 * limits of good ({@link GOOD}) and poor are among the bounds.
 */
export const BOUNDS = {
  LCP: [250, 500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 20_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 500, 800, 1500, 3000],
  CLS: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  TTFB: [50, 100, 200, 400, 600, 800, 1000, 1400, 1800, 3000, 6000],
  /** From asking for a remote's files until its slot is filled. */
  load: [25, 50, 100, 200, 300, 500, 800, 1200, 2000, 4000, 8000],
  /** From a press until the next page is shown, within the open tab. */
  navigation: [25, 50, 100, 200, 300, 500, 800, 1200, 2000, 4000, 8000],
} as const;

/** Google's limits of good. */
export const GOOD = { LCP: 2500, INP: 200, CLS: 0.1, TTFB: 800 } as const;

export type Measure = keyof typeof BOUNDS;

export const MEASURES = Object.keys(BOUNDS) as Measure[];

/** How many values fell into each bin of a measure. */
export type Histogram = number[];

export function emptyHistogram(measure: Measure): Histogram {
  return Array<number>(BOUNDS[measure].length + 1).fill(0);
}

/** Counts values of a measure. What is no value (negative, not finite) is left out. */
export function histogramOf(measure: Measure, values: readonly number[]): Histogram {
  const bins = emptyHistogram(measure);
  for (const value of values) {
    if (!Number.isFinite(value) || value < 0) continue;
    const found = BOUNDS[measure].findIndex((bound) => value <= bound);
    const bin = found === -1 ? bins.length - 1 : found;
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return bins;
}

/** @returns an empty one for what is no histogram of this measure */
export function readHistogram(measure: Measure, value: unknown): Histogram {
  const bins = emptyHistogram(measure);
  return Array.isArray(value) && value.length === bins.length ? value.map(readTimes) : bins;
}

export function addHistograms(a: Histogram, b: Histogram): Histogram {
  return a.map((times, bin) => addTimes(times, b[bin] ?? 0));
}

/**
 * The value that a share of all values does not exceed, as if they lay evenly within their bin.
 * @param share 0–1; 0.75 gives p75
 * @returns null without values; the largest bound where the value is beyond it
 */
export function quantile(measure: Measure, histogram: Histogram, share: number): number | null {
  const bounds = BOUNDS[measure];
  const total = histogram.reduce((sum, times) => sum + times, 0);
  if (total === 0) return null;
  const wanted = total * share;
  let below = 0;
  for (const [bin, times] of histogram.entries()) {
    const upper = bounds[bin];
    if (upper === undefined) break;
    if (times > 0 && below + times >= wanted) {
      const lower = bounds[bin - 1] ?? 0;
      return lower + ((upper - lower) * Math.max(0, wanted - below)) / times;
    }
    below += times;
  }
  return bounds[bounds.length - 1] ?? null;
}
