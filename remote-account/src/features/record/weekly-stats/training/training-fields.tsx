import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import { dayLabel, EFFORT_WORDS, type IsoWeek, TRAINING_TYPES } from '@skora/domain';
import type { Form } from '@skora/kit';
import { Options } from '../rows/options';
import type { TrainingForm } from './training-form';
import styles from '../rows/weekly-stats.module.css';

interface TrainingFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  form: Form<TrainingForm, string>;
}

/** When, what, how long and how hard it felt. */
export function TrainingFields({ week, days, form }: TrainingFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field {...form.field('day')} label="Day" required>
        <Select {...form.control('day')}>
          <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
        </Select>
      </Field>
      <Field {...form.field('type')} label="Kind of training" required>
        <Select {...form.control('type')}>
          <Options entries={Object.entries(TRAINING_TYPES)} />
        </Select>
      </Field>
      <Field {...form.field('minutes')} label="Minutes" required>
        <TextInput inputMode="numeric" autoComplete="off" {...form.control('minutes')} />
      </Field>
      <Field
        {...form.field('rpe')}
        label="Effort"
        required
        hint="How hard it felt to you, half an hour after the session."
      >
        <Select {...form.control('rpe')}>
          <option value="">Choose</option>
          <Options
            entries={EFFORT_WORDS.map((word, effort) => [
              String(effort),
              `${effort}, ${word.charAt(0).toLowerCase()}${word.slice(1)}`,
            ])}
          />
        </Select>
      </Field>
    </div>
  );
}
