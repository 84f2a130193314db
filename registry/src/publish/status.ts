import type { ReleaseStore } from '../store/release-store';
import { COMPARED, rateOf, type Compared, type Comparison } from '../watch/compare-canary';
import type { Counts, Sample } from '../watch/counts';
import { formatNumber, formatRate } from '../watch/describe-comparison';
import { quantile } from '../watch/histogram';
import { readStatus, type RemoteStatus } from './read-status';
import { layOut } from './tables';

const HEADING = [
  'remote',
  'stable',
  'canary',
  'weight',
  'verdict',
  'visits',
  'failed',
  'errors',
  'weak',
  'LCP',
  'INP',
  'CLS',
];

const LEGEND = `With a canary: canary / stable, since the canary got its present weight.
Without a canary: the stable release, yesterday and today (UTC). LCP, INP and CLS are 75th percentiles of these two days.
Weak: LCP, INP or CLS is above Google's limit for "good".`;

const VERDICTS: Readonly<Record<Comparison['verdict'], string>> = {
  worse: 'worse',
  'not-worse': 'not worse',
  'too-few': 'too few to tell',
};

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
    ...COMPARED.map((what) => join(samples.map((sample) => formatShare(what, sample)))),
    ...(['LCP', 'INP', 'CLS'] as const).map((measure) =>
      join(counts.map((one) => formatQuantile(one, measure))),
    ),
  ];
}

function showOne(status: RemoteStatus): string[] {
  const { id, stable, canary, retired, counts } = status;
  if (!stable) return [id, '?', 'its pointer cannot be read'];
  if (retired) return [id, 'off the site'];
  if (!canary) return [id, stable.release, '', '', '', ...describeSides([counts], [counts])];
  const { release, weight, comparison } = canary;
  const about = [id, stable.release, release, `${weight} %`];
  if (!comparison) return [...about, 'cannot be compared'];
  return [
    ...about,
    VERDICTS[comparison.verdict],
    ...describeSides([comparison.canary, comparison.stable], [canary.counts, counts]),
  ];
}

/** A table of all remotes: canaries beside the stable release, and how fast pages are. @param now ms */
export async function showStatus(store: ReleaseStore, now: number): Promise<string> {
  const all = await readStatus(store, now);
  if (all.length === 0) return 'Nothing has been released to this registry.';
  return `${layOut([HEADING, ...all.map(showOne)])}\n\n${LEGEND}`;
}
