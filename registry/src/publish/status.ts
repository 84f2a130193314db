import { readPointer, registeredRemotes } from '../releases/registry';
import type { ReleaseStore } from '../store/release-store';
import { rateOf, type Compared, type Comparison } from '../watch/compare-canary';
import { addCounts, emptyCounts, type Counts, type Sample } from '../watch/counts';
import { formatNumber, formatRate } from '../watch/describe-comparison';
import { quantile } from '../watch/histogram';
import { dayOf, WatchStore, type WatchedDay } from '../watch/watch-store';
import { readComparison } from './keep-canary';
import { layOut } from './tables';

const DAY_MS = 24 * 3_600_000;

const HEADING = [
  'remote',
  'stable',
  'canary',
  'weight',
  'verdict',
  'visits',
  'failed',
  'errors',
  'slow',
  'LCP',
  'INP',
  'CLS',
];

const LEGEND = `With a canary: canary / stable, since the canary has its weight.
Without one: the stable release, yesterday and today (UTC). LCP, INP, CLS: three in four visits are below, in these days.`;

const VERDICTS: Readonly<Record<Comparison['verdict'], string>> = {
  worse: 'worse',
  'not-worse': 'not worse',
  'too-few': 'too few to tell',
};

/** What is known of one release in these days. */
function countsOf(days: readonly WatchedDay[], id: string, release: string): Counts {
  return days
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.id === id && entry.release === release)
    .reduce((sum, { counts }) => addCounts(sum, counts), emptyCounts());
}

function formatQuantile({ histograms }: Counts, measure: 'LCP' | 'INP' | 'CLS'): string {
  const value = quantile(measure, histograms[measure], 0.75);
  if (value === null) return '?';
  if (measure === 'CLS') return value.toFixed(2);
  return measure === 'LCP' ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}

function formatShare(what: Compared, sample: Sample): string {
  return formatRate(rateOf(what, sample));
}

/** @param samples of the sides that are shown @param counts of the same sides */
function describeSides(samples: readonly Sample[], counts: readonly Counts[]): string[] {
  const join = (cells: string[]) => cells.join(' / ');
  return [
    join(samples.map(({ visits }) => formatNumber(visits))),
    ...(['failures', 'errors', 'slow'] as const).map((what) =>
      join(samples.map((sample) => formatShare(what, sample))),
    ),
    ...(['LCP', 'INP', 'CLS'] as const).map((measure) =>
      join(counts.map((one) => formatQuantile(one, measure))),
    ),
  ];
}

async function showOne(
  store: ReleaseStore,
  id: string,
  days: readonly WatchedDay[],
  now: number,
): Promise<string[]> {
  const pointer = await readPointer(store, id).catch(() => null);
  if (!pointer) return [id, '?', 'its pointer cannot be read'];
  const { stable, canary, retired } = pointer;
  if (retired) return [id, 'off the site'];
  const own = countsOf(days, id, stable);
  if (!canary) return [id, stable, '', '', '', ...describeSides([own], [own])];
  const compared = await readComparison(store, id, now).catch(() => null);
  if (!compared) return [id, stable, canary.release, `${canary.weight} %`, 'cannot be compared'];
  const { comparison } = compared;
  return [
    id,
    stable,
    canary.release,
    `${canary.weight} %`,
    VERDICTS[comparison.verdict],
    ...describeSides([comparison.canary, comparison.stable], [countsOf(days, id, canary.release), own]),
  ];
}

/** A table of all remotes: canaries beside the stable release, and how fast pages are. @param now ms */
export async function showStatus(store: ReleaseStore, now: number): Promise<string> {
  const ids = await registeredRemotes(store);
  if (ids.length === 0) return 'Nothing has been released to this registry.';
  const days = await new WatchStore(store).readDays(dayOf(now - DAY_MS), dayOf(now));
  const rows = await Promise.all(ids.map((id) => showOne(store, id, days, now)));
  return `${layOut([HEADING, ...rows])}\n\n${LEGEND}`;
}
