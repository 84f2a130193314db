import type { TrainingRow } from '@skora/domain';
import { DayField } from '../rows/day-field';
import { EntrySheet } from '../rows/entry-sheet';
import type { RowFormState } from '../rows/use-row-form';
import type { WeekAddress } from '../week/use-week-address';
import { TrainingFields } from './training-fields';
import { readTraining, type TrainingForm } from './training-form';

interface TrainingSheetProps {
  form: RowFormState<TrainingForm>;
  open: boolean;
  onClose: () => void;
  weeks: WeekAddress['weeks'];
  now: Date;
  /** All sessions of the player. */
  trainings: readonly TrainingRow[];
}

/** Adds a session, or corrects one. */
export function TrainingSheet({ form, open, onClose, weeks, now, trainings }: TrainingSheetProps) {
  const { values } = form;
  const stored = trainings.find(({ id }) => id === values.editing);
  // A row keeps the week its id names.
  const back = values.editing ? weeks.findIndex(({ id }) => id === values.week) : 0;
  return (
    <EntrySheet
      form={form}
      open={open}
      onClose={onClose}
      title={values.editing ? 'Correct this session' : 'Add a session'}
      submit="Save session"
      conflict={{
        onUseStored: () => form.reset(),
        onKeepMine: stored ? () => form.insist(readTraining(stored).base) : null,
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
      <TrainingFields form={form} />
    </EntrySheet>
  );
}
