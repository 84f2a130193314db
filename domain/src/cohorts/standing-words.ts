import { HIGHEST_PERCENTILE, LOWEST_PERCENTILE } from './compute-percentile';
import type { Standing } from './standing';

/** A percentile as it is written; the ends are open. @example percentileText(95) // 'p95 or higher' */
export function percentileText(percentile: number): string {
  const open =
    percentile <= LOWEST_PERCENTILE ? ' or lower' : percentile >= HIGHEST_PERCENTILE ? ' or higher' : '';
  return `p${percentile}${open}`;
}

/** What chance alone explains, in words. @example 'p48 to p75 within the error of the test' */
export function errorText({ error }: Pick<Standing, 'error'>): string {
  if (!error) return 'error of the test not known';
  const [from, to] = error;
  return `p${from} to p${to} within the error of the test`;
}
