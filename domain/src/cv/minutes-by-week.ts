import type { MatchRow } from '../matches/match-row';
import { recentWeeks, type WeekPoint } from '../weeks/recent-weeks';

/** Minutes played in each of the last weeks; a week without a match is a gap, not a zero. */
export function minutesByWeek(matches: readonly MatchRow[], now: Date): WeekPoint[] {
  return recentWeeks(now, (prefix) => {
    const rows = matches.filter((row) => row.id.startsWith(prefix));
    return rows.length === 0 ? null : rows.reduce((sum, { minutes }) => sum + minutes, 0);
  });
}
