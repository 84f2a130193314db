import type { StatEntry } from '../entries/stat-entry';
import { COMPETITIONS, type MatchRow } from '../matches/match-row';
import { numbersFor } from '../matches/match-numbers';
import { listMetrics } from '../metrics/metrics';
import { findProtocol } from '../protocols/protocols';
import { formatDay } from '../text/format-day';
import { dayOfWeek } from '../weeks/iso-week';
import type { ConfirmedNumber } from './confirmation';

/**
 * Numbers of an entry that can be put to a coach. Ratings are opinions and never confirmed; what stays private by
 * nature (weight, pulse, body fat) is never sent to anybody.
 */
export function numbersOfEntry(entry: StatEntry): ConfirmedNumber[] {
  const method = findProtocol(entry.kind).methods?.[entry.method];
  const detail = [method, formatDay(entry.measuredOn)].filter(Boolean).join(', ');
  return listMetrics(entry.kind).flatMap((metric): ConfirmedNumber[] => {
    const value = entry.values[metric.key];
    if (value === undefined || metric.private) return [];
    const { key, name: label, unit = '' } = metric;
    return [{ kind: 'entry', ref: entry.id, revision: 0, key, value, label, unit, detail }];
  });
}

function findName(match: MatchRow): string {
  const kind = (COMPETITIONS as Readonly<Record<string, string>>)[match.competition];
  const score = `${match.goalsFor}–${match.goalsAgainst}`;
  const day = formatDay(dayOfWeek(match, match.day));
  return [kind, `${score} against ${match.opponent}`, day].filter(Boolean).join(', ');
}

/** Numbers of a match that can be put to a coach: the minutes, and whatever was counted. */
export function numbersOfMatch(match: MatchRow): ConfirmedNumber[] {
  const common = { kind: 'match', ref: match.id, revision: match.revision, detail: findName(match) } as const;
  const counted = numbersFor(match.position).flatMap(({ key, label, unit = '' }): ConfirmedNumber[] => {
    const value = match.numbers[key];
    return value === undefined ? [] : [{ ...common, key, value, label, unit }];
  });
  return [
    { ...common, key: 'minutes', value: match.minutes, label: 'Minutes played', unit: 'min' },
    ...counted,
  ];
}
