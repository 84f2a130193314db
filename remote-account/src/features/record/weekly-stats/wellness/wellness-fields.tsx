import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { dayLabel, type IsoWeek } from '@skora/domain';
import type { Form } from '@skora/kit';
import { Options } from '../rows/options';
import { AVAILABILITIES, WELLNESS_SCALES } from './wellness-day';
import type { WellnessForm } from './wellness-form';
import styles from '../rows/weekly-stats.module.css';

interface WellnessFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  form: Form<WellnessForm, string>;
  /** Another day is asked about. */
  onDay: (day: number) => void;
}

export function WellnessFields({ week, days, form, onDay }: WellnessFieldsProps) {
  const { scales } = form.values;
  return (
    <div className={styles.fields}>
      <Field {...form.field('day')} label="Day" mark="none">
        <Select value={form.values.day} onChange={({ target }) => onDay(Number(target.value))}>
          <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
        </Select>
      </Field>
      <Field {...form.field('sleepHours')} label="Sleep" unit="hours" mark="none">
        <TextInput inputMode="decimal" autoComplete="off" {...form.control('sleepHours')} />
      </Field>
      {WELLNESS_SCALES.map(([key, label, low, high]) => (
        <Field key={key} {...form.field(key)} label={label} mark="none">
          <Select
            value={scales[key] ?? ''}
            onChange={({ target }) => form.change({ scales: { ...scales, [key]: target.value } })}
          >
            <option value="">Not given</option>
            <Options entries={[1, 2, 3, 4, 5].map((step) => [String(step), scaleName(step, low, high)])} />
          </Select>
        </Field>
      ))}
      <Field {...form.field('availability')} label="Could you train?" mark="none">
        <Select {...form.control('availability')}>
          <option value="">Not given</option>
          <Options entries={Object.entries(AVAILABILITIES)} />
        </Select>
      </Field>
    </div>
  );
}

function scaleName(step: number, low: string, high: string): string {
  if (step === 1) return `1, ${low}`;
  return step === 5 ? `5, ${high}` : String(step);
}
