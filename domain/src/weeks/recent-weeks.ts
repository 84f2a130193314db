import { weekLabel, weeksBack } from './iso-week';

const WEEKS_SHOWN = 12;
const MEAN_WEEKS = 4;
/** A mean of one week is that week. */
const ENOUGH_WEEKS = 2;

/** One week of a series. */
export interface WeekPoint {
  /** Short: "W47". */
  tick: string;
  /** In words: "Week 47, 16 Nov – 22 Nov". */
  label: string;
  /** Null where nothing was recorded, which is not zero. */
  value: number | null;
  /** Mean of this week and the three before, as far as they are recorded; null where there are too few. */
  mean: number | null;
}

function computeMean(values: readonly (number | null)[]): number | null {
  const recorded = values.filter((value) => value !== null);
  if (recorded.length < ENOUGH_WEEKS) return null;
  return Math.round(recorded.reduce((sum, value) => sum + value, 0) / recorded.length);
}

/**
 * The last twelve weeks with their rolling mean, oldest first.
 * @param valueOf what of the rows belongs to a week, by the start of their ids: `2026-W47-`; null when none does
 */
export function recentWeeks(now: Date, valueOf: (rowPrefix: string) => number | null): WeekPoint[] {
  // The weeks before the first shown one count for its mean.
  const weeks = weeksBack(now, WEEKS_SHOWN + MEAN_WEEKS - 1).toReversed();
  const values = weeks.map(({ id }) => valueOf(`${id}-`));
  const points = weeks.map((week, index) => {
    const value = values[index] ?? null;
    const window = values.slice(Math.max(0, index - MEAN_WEEKS + 1), index + 1);
    return {
      tick: `W${week.number}`,
      label: weekLabel(week),
      value,
      mean: value === null ? null : computeMean(window),
    };
  });
  return points.slice(-WEEKS_SHOWN);
}
