import type { ReactNode } from 'react';
import type { WeekAddress } from '../week/use-week-address';
import { DayField } from './day-field';
import { EntrySheet } from './entry-sheet';
import type { RowBase, RowFormState } from './use-row-form';

interface RowSheetProps<F extends RowBase> {
  form: RowFormState<F>;
  what: 'match' | 'session';
  open: boolean;
  onClose: () => void;
  weeks: WeekAddress['weeks'];
  now: Date;
  /** All rows of this kind that the player has. */
  rows: readonly { id: string; revision: number }[];
  /** The fields below the day. */
  children: ReactNode;
}

/** Adds a row of a week, or corrects one. */
export function RowSheet<F extends RowBase>(props: RowSheetProps<F>) {
  const { form, what, open, onClose, weeks, now, rows, children } = props;
  const { values } = form;
  const stored = rows.find(({ id }) => id === values.editing);
  // A row keeps the week its id names.
  const back = values.editing ? weeks.findIndex(({ id }) => id === values.week) : 0;
  return (
    <EntrySheet
      form={form}
      open={open}
      onClose={onClose}
      title={values.editing ? `Correct this ${what}` : `Add a ${what}`}
      submit={`Save ${what}`}
      conflict={{
        onUseStored: () => form.reset(),
        onKeepMine: stored ? () => form.insist(String(stored.revision)) : null,
      }}
    >
      <DayField
        {...form.field('day')}
        weeks={values.editing ? weeks.slice(back, back + 1) : weeks}
        back={back}
        now={now}
        value={values}
        onChange={(day) => form.change(day as Partial<F>)}
      />
      {children}
    </EntrySheet>
  );
}
