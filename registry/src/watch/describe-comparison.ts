import { COMPARED, rateOf, type Compared, type Comparison, type Rate } from './compare-canary';

const VERBS: Readonly<Record<Compared, string>> = {
  failures: 'failed',
  errors: 'had an error',
  weak: 'had weak vitals',
};

/** @example formatRate({ bad: 25, of: 412 }) // '6.1 %' */
export function formatRate({ bad, of }: Rate): string {
  return of === 0 ? '?' : `${((100 * bad) / of).toFixed(1)} %`;
}

/** @example formatNumber(3871) // '3,871' */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-US');
}

/**
 * What was seen, with the rates of both sides: why a canary is worse or waits, else in all respects.
 * @param stable name of the stable release
 * @example '6.1 % of 412 visits failed, 0.4 % of 3,871 with aaaaaa111111'
 */
export function describeComparison({ reason, canary, stable: other }: Comparison, stable: string): string {
  if (reason) {
    return (
      `${formatRate(reason.canary)} of ${formatNumber(reason.canary.of)} visits ${VERBS[reason.what]}, ` +
      `${formatRate(reason.stable)} of ${formatNumber(reason.stable.of)} with ${stable}`
    );
  }
  const rates = COMPARED.map((what) => {
    const [own, theirs] = [canary, other].map((side) => formatRate(rateOf(what, side)));
    return `${own} and ${theirs} ${VERBS[what]}`;
  });
  return (
    `${formatNumber(canary.visits)} visits with the canary, ${formatNumber(other.visits)} with ${stable}: ` +
    rates.join(', ')
  );
}
