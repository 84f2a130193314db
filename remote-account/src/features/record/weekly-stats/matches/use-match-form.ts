import {
  type IsoWeek,
  MATCHES_PER_WEEK,
  type MatchRow,
  newestMatches,
  type PositionCode,
} from '@skora/domain';
import { useRowForm, type RowFormState } from '../rows/use-row-form';
import { type FormDay, lastDay, likelyMatchDay, readWeek } from '../week/start-day';
import type { WeekAddress } from '../week/use-week-address';
import { checkMatch } from './check-match';
import { type MatchForm, parseMatchForm, readMatch, startMatch } from './match-form';

interface MatchFormOptions {
  address: Pick<WeekAddress, 'weeks' | 'index' | 'chosen'>;
  now: Date;
  matches: readonly MatchRow[];
  position: PositionCode | null;
  /** The match that is corrected; none for a new one. */
  row?: MatchRow;
  onSaved: (saved: MatchForm, again: boolean) => void;
}

/** A match as a form: a new one that starts like the last, or the correction of one. */
export function useMatchForm(options: MatchFormOptions): RowFormState<MatchForm> {
  const { address, now, matches, position, row, onSaved } = options;
  const last = newestMatches(matches, 1)[0];
  return useRowForm({
    collection: 'matches',
    weeks: address.weeks,
    taken: matches.map(({ id }) => id),
    places: MATCHES_PER_WEEK,
    start: row ? readMatch(row) : startMatch(last, startDay(address, now, matches), position ?? ''),
    parse: parseMatchForm,
    check: checkMatch,
    onSaved,
  });
}

function startDay(
  { weeks, index, chosen }: MatchFormOptions['address'],
  now: Date,
  matches: readonly MatchRow[],
): FormDay {
  const week: IsoWeek | undefined = chosen ? weeks[index] : undefined;
  if (week) return lastDay(week, now);
  return likelyMatchDay(
    weeks,
    now,
    matches.map(({ id, day }) => ({ week: readWeek(id), day: String(day) })),
  );
}
