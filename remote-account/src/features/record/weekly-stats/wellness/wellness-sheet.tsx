import { DayField } from '../rows/day-field';
import { EntrySheet } from '../rows/entry-sheet';
import type { WeekAddress } from '../week/use-week-address';
import type { WellnessFormState } from './use-wellness-form';
import { WellnessFields } from './wellness-fields';

interface WellnessSheetProps {
  form: WellnessFormState;
  open: boolean;
  onClose: () => void;
  weeks: WeekAddress['weeks'];
  now: Date;
}

/** Tells of a day, or changes what was told. */
export function WellnessSheet({ form, open, onClose, weeks, now }: WellnessSheetProps) {
  return (
    <EntrySheet form={form} open={open} onClose={onClose} title="How you felt" submit="Save day">
      <DayField {...form.field('day')} weeks={weeks} now={now} value={form.values} onChange={form.showDay} />
      <WellnessFields form={form} />
    </EntrySheet>
  );
}
