import { Notice } from '@skora/shared/ui';
import { newestMatches, type MatchRow } from '@skora/domain';
import { RowSheet } from '../rows/row-sheet';
import type { RowFormState } from '../rows/use-row-form';
import type { WeekAddress } from '../week/use-week-address';
import { readWeek } from '../week/start-day';
import { MatchFields } from './match-fields';
import type { MatchForm } from './match-form';
import { OpponentField } from './opponent-field';

interface MatchSheetProps {
  form: RowFormState<MatchForm>;
  open: boolean;
  onClose: () => void;
  weeks: WeekAddress['weeks'];
  now: Date;
  /** All matches of the player. */
  matches: readonly MatchRow[];
}

/** Adds a match, or corrects one. */
export function MatchSheet({ matches, ...sheet }: MatchSheetProps) {
  const { form } = sheet;
  const { values } = form;
  const latest = newestMatches(matches, matches.length).toReversed();
  const opponents = [...new Set(latest.map(({ opponent }) => opponent))];
  return (
    <RowSheet {...sheet} what="match" rows={matches}>
      <OpponentField form={form} opponents={opponents} />
      {!form.busy && isDuplicate(values, matches) ? (
        <Notice tone="warning" live="polite" title="You already have this match">
          There is a match against {values.opponent.trim()} on that day. Save this one only if you played
          twice.
        </Notice>
      ) : null}
      <MatchFields form={form} />
    </RowSheet>
  );
}

function isDuplicate({ editing, week, day, opponent }: MatchForm, matches: readonly MatchRow[]): boolean {
  const name = opponent.trim().toLowerCase();
  return matches.some(
    (row) =>
      row.id !== editing &&
      readWeek(row.id) === week &&
      row.day === Number(day) &&
      row.opponent.toLowerCase() === name,
  );
}
