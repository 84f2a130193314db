import type { MatchRow } from '../matches/match-row';
import { weekLabel, weeksBack } from '../weeks/iso-week';
import type { CvSeason } from './cv-view';

const WEEKS_SHOWN = 12;
const MEAN_WEEKS = 4;
/** A mean of one week is that week. */
const ENOUGH_WEEKS = 2;

function meanOf(values: readonly (number | null)[]): number | null {
  const recorded = values.filter((value) => value !== null);
  if (recorded.length < ENOUGH_WEEKS) return null;
  return Math.round(recorded.reduce((sum, value) => sum + value, 0) / recorded.length);
}

/** Minutes played in each of the last weeks with their rolling mean; a week without a match is a gap, not a zero. */
export function minutesByWeek(matches: readonly MatchRow[], now: Date): CvSeason['weeks'] {
  const weeks = weeksBack(now, WEEKS_SHOWN + MEAN_WEEKS - 1).toReversed();
  const values = weeks.map(({ id }) => {
    const rows = matches.filter((row) => row.id.startsWith(`${id}-`));
    return rows.length === 0 ? null : rows.reduce((sum, { minutes }) => sum + minutes, 0);
  });
  const points = weeks.map((week, index) => ({
    tick: `W${week.number}`,
    label: weekLabel(week),
    value: values[index] ?? null,
    mean:
      values[index] === null ? null : meanOf(values.slice(Math.max(0, index - MEAN_WEEKS + 1), index + 1)),
  }));
  return points.slice(-WEEKS_SHOWN);
}
