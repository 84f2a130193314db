import { latestValues } from '../entries/latest-values';
import { ratingAxes } from '../entries/rating-axes';
import type { StatEntry } from '../entries/stat-entry';
import { STAT_STEPS } from '../entries/stat-steps';
import type { PositionCode } from '../positions/position';
import { isoDay } from './cv-moment';
import type { CvRatings } from './cv-view';

const GROUPS = STAT_STEPS.flatMap(({ id, ratings }) =>
  ratings.filter((group) => group.private !== true).map((group) => ({ kind: id, ...group })),
);

/** Ratings a CV shows, as `kind.key`: the same key can be private in one kind and shown in another. */
export const CV_RATINGS: ReadonlySet<string> = new Set(
  GROUPS.flatMap(({ kind, ratings }) => ratings.map(([key]) => `${kind}.${key}`)),
);

/** Newest self-ratings without those about the person. @param entries those that count, newest first */
export function projectRatings(entries: readonly StatEntry[], position: PositionCode | null): CvRatings {
  const latest = latestValues(entries);
  const groups = GROUPS.map(({ kind, title, ratings }) => ({
    title,
    ratings: ratings.flatMap(([key, label]) => {
      const found = latest.get(`${kind}.${key}`);
      return found
        ? [{ key: `${kind}.${key}`, label, value: found.value, on: isoDay(found.entry.measuredOn) }]
        : [];
    }),
  }));
  return {
    axes: ratingAxes(position, entries),
    groups: groups.filter(({ ratings }) => ratings.length > 0),
  };
}
