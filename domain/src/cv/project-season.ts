import type { Confirmation, NumberRef } from '../confirmations/confirmation';
import { numbersOfMatch } from '../confirmations/confirmable-numbers';
import { matchResult } from '../matches/match-result';
import type { MatchRow } from '../matches/match-row';
import { newestMatches } from '../matches/newest-matches';
import { seasonNumbers } from '../matches/season-numbers';
import type { PositionCode } from '../positions/position';
import { formatDay } from '../text/format-day';
import { dayOfWeek } from '../weeks/iso-week';
import { recentWeeks, type WeekPoint } from '../weeks/recent-weeks';
import { seasonStart } from './cv-moment';
import type { CvSeason } from './cv-view';
import { provenanceOfSum } from './provenance';

/** Minutes played in each of the last weeks; a week without a match is a gap, not a zero. */
function minutesByWeek(matches: readonly MatchRow[], now: Date): WeekPoint[] {
  return recentWeeks(now, (prefix) => {
    const rows = matches.filter((row) => row.id.startsWith(prefix));
    return rows.length === 0 ? null : rows.reduce((sum, { minutes }) => sum + minutes, 0);
  });
}

const FORM_MATCHES = 5;

/** Sums of no single number stand on the minutes of each match. */
function countedFor(key: string, matches: readonly MatchRow[]): NumberRef[] {
  const name = ['matches', 'savePercentage', 'cleanSheets'].includes(key) ? 'minutes' : key;
  return matches.flatMap((row) => numbersOfMatch(row).filter((number) => number.key === name));
}

/** What the matches of the last twelve months add up to, each sum with who stands for it. */
export function projectSeason(
  all: readonly MatchRow[],
  position: PositionCode | null,
  confirmations: readonly Confirmation[],
  isOwner: boolean,
  now: Date,
): CvSeason {
  const start = seasonStart(now);
  const matches = all.filter((row) => dayOfWeek(row, row.day) > start);
  const played = matches.filter((row) => row.role !== 'unused');
  const numbers = seasonNumbers(matches, position).map(({ key, label, value, unit = '', note = '' }) => ({
    key,
    label,
    value,
    unit,
    note,
    source: provenanceOfSum(countedFor(key, played), confirmations, isOwner),
  }));
  return {
    period: `${formatDay(start)} – ${formatDay(now)}`,
    matches: played.length,
    minutes: played.reduce((sum, row) => sum + row.minutes, 0),
    numbers: played.length === 0 ? [] : numbers,
    form: newestMatches(matches, FORM_MATCHES).map((row) => ({
      id: row.id,
      result: matchResult(row),
      detail: `${row.goalsFor}–${row.goalsAgainst} against ${row.opponent}`,
    })),
    weeks: minutesByWeek(matches, now),
  };
}
