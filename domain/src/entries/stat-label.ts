import { findMetric } from '../metrics/metrics';
import { GOALKEEPER_RATINGS, TECHNICAL_RATINGS } from '../metrics/ratings';

const RATING_LABELS = new Map<string, string>();
for (const [kind, groups] of Object.entries({
  technical: TECHNICAL_RATINGS,
  goalkeeper: GOALKEEPER_RATINGS,
})) {
  for (const { ratings } of groups) {
    for (const [key, label] of ratings) RATING_LABELS.set(`${kind}.${key}`, label);
  }
}

/** Name of a value where it stands alone. @example statLabel('sprint', 'sprint10') // 'Sprint 10 m' */
export function statLabel(kind: string, key: string): string {
  return findMetric(kind, key)?.name ?? RATING_LABELS.get(`${kind}.${key}`) ?? key;
}
