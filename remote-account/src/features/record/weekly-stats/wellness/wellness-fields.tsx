import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { dayLabel, type IsoWeek } from '@skora/domain';
import { Options } from '../rows/options';
import { AVAILABILITIES, WELLNESS_SCALES } from './wellness-day';
import type { WellnessForm } from './wellness-form';
import styles from '../rows/weekly-stats.module.css';

interface WellnessFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  form: WellnessForm;
  error: string | undefined;
  onDay: (day: number) => void;
  onChange: (part: Partial<WellnessForm>) => void;
}

export function WellnessFields({ week, days, form, error, onDay, onChange }: WellnessFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field id="wellness-day" label="Day" mark="none">
        <Select value={form.day} onChange={({ target }) => onDay(Number(target.value))}>
          <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
        </Select>
      </Field>
      <Field id="wellness-sleepHours" label="Sleep" unit="hours" mark="none" error={error}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={form.sleepHours}
          onChange={({ target }) => onChange({ sleepHours: target.value })}
        />
      </Field>
      {WELLNESS_SCALES.map(([key, label, low, high]) => (
        <Field key={key} id={`wellness-${key}`} label={label} mark="none">
          <Select
            value={form.scales[key] ?? ''}
            onChange={({ target }) => onChange({ scales: { ...form.scales, [key]: target.value } })}
          >
            <option value="">Not said</option>
            <Options entries={[1, 2, 3, 4, 5].map((step) => [String(step), scaleName(step, low, high)])} />
          </Select>
        </Field>
      ))}
      <Field id="wellness-availability" label="Could you train?" mark="none">
        <Select value={form.availability} onChange={({ target }) => onChange({ availability: target.value })}>
          <option value="">Not said</option>
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
