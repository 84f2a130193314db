import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { dayLabel, EFFORT_WORDS, type IsoWeek, TRAINING_TYPES } from '@skora/domain';
import { Options } from '../rows/options';
import type { TrainingForm } from './training-form';
import styles from '../rows/weekly-stats.module.css';

interface TrainingFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  row: {
    form: TrainingForm;
    change: (part: Partial<TrainingForm>) => void;
    errorOf: (key: string) => string | undefined;
  };
}

/** When, what, how long and how hard it felt. */
export function TrainingFields({ week, days, row }: TrainingFieldsProps) {
  const { form, change, errorOf } = row;
  return (
    <div className={styles.fields}>
      <Field id="trainings-day" label="Day" required>
        <Select value={form.day} onChange={(event) => change({ day: event.target.value })}>
          <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
        </Select>
      </Field>
      <Field id="trainings-type" label="Kind of training" required>
        <Select value={form.type} onChange={(event) => change({ type: event.target.value })}>
          <Options entries={Object.entries(TRAINING_TYPES)} />
        </Select>
      </Field>
      <Field id="trainings-minutes" label="Minutes" required error={errorOf('minutes')}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          value={form.minutes}
          onChange={(event) => change({ minutes: event.target.value })}
        />
      </Field>
      <Field
        id="trainings-rpe"
        label="Perceived effort"
        required
        hint="How hard it felt to you, half an hour after."
        error={errorOf('rpe')}
      >
        <Select value={form.rpe} onChange={(event) => change({ rpe: event.target.value })}>
          <option value="">Choose</option>
          <Options
            entries={EFFORT_WORDS.map((word, effort) => [String(effort), `${effort}, ${word.toLowerCase()}`])}
          />
        </Select>
      </Field>
    </div>
  );
}
