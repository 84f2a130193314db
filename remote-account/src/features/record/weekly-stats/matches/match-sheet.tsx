import { Notice } from '@skora/shared/ui';
import { newestMatches, type MatchRow } from '@skora/domain';
import { DayField } from '../rows/day-field';
import { EntrySheet } from '../rows/entry-sheet';
import type { RowFormState } from '../rows/use-row-form';
import type { WeekAddress } from '../week/use-week-address';
import { weekOf } from '../week/start-day';
import { MatchFields } from './match-fields';
import { type MatchForm, readMatch } from './match-form';
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
export function MatchSheet({ form, open, onClose, weeks, now, matches }: MatchSheetProps) {
  const { values } = form;
  const stored = matches.find(({ id }) => id === values.editing);
  // A row keeps the week its id names.
  const back = values.editing ? weeks.findIndex(({ id }) => id === values.week) : 0;
  const latest = newestMatches(matches, matches.length).toReversed();
  const opponents = [...new Set(latest.map(({ opponent }) => opponent))];
  return (
    <EntrySheet
      form={form}
      open={open}
      onClose={onClose}
      title={values.editing ? 'Correct this match' : 'Add a match'}
      submit="Save match"
      conflict={{
        onUseStored: () => form.reset(),
        onKeepMine: stored ? () => form.insist(readMatch(stored).base) : null,
      }}
    >
      <DayField
        {...form.field('day')}
        weeks={values.editing ? weeks.slice(back, back + 1) : weeks}
        back={back}
        now={now}
        value={values}
        onChange={(day) => form.change(day)}
      />
      <OpponentField form={form} opponents={opponents} />
      {!form.busy && isDuplicate(values, matches) ? (
        <Notice tone="warning" live="polite" title="You already have this match">
          There is a match against {values.opponent.trim()} on that day. Save this one only if you played
          twice.
        </Notice>
      ) : null}
      <MatchFields form={form} />
    </EntrySheet>
  );
}

function isDuplicate({ editing, week, day, opponent }: MatchForm, matches: readonly MatchRow[]): boolean {
  const name = opponent.trim().toLowerCase();
  return matches.some(
    (row) =>
      row.id !== editing &&
      weekOf(row.id) === week &&
      row.day === Number(day) &&
      row.opponent.toLowerCase() === name,
  );
}
