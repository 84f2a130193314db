import { Field, Select, TextInput } from '@skora/shared/ui/forms';
import {
  COMPETITIONS,
  dayLabel,
  FORMATS,
  type IsoWeek,
  POSITION_CODES,
  POSITION_NAMES,
  ROLES,
  VENUES,
} from '@skora/domain';
import type { Form } from '@skora/kit';
import type { MatchForm } from './match-form';
import { MatchNumberFields } from './match-number-fields';
import { Options } from '../rows/options';
import styles from '../rows/weekly-stats.module.css';

interface MatchFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  form: Form<MatchForm, string>;
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** The fixture and the player's part in it. */
export function MatchFields({ week, days, form }: MatchFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <Field {...form.field('day')} label="Day" required>
          <Select {...form.control('day')}>
            <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
          </Select>
        </Field>
        <Field {...form.field('opponent')} label="Opponent" required>
          <TextInput autoComplete="off" {...form.control('opponent')} />
        </Field>
        <Field {...form.field('competition')} label="Competition" required>
          <Select {...form.control('competition')}>
            <Options entries={Object.entries(COMPETITIONS)} />
          </Select>
        </Field>
        <Field {...form.field('venue')} label="Where" required>
          <Select {...form.control('venue')}>
            <Options entries={Object.entries(VENUES)} />
          </Select>
        </Field>
        <Field {...form.field('goalsFor')} label="Your team’s goals" required>
          <TextInput {...COUNT} {...form.control('goalsFor')} />
        </Field>
        <Field {...form.field('goalsAgainst')} label="Opponent’s goals" required>
          <TextInput {...COUNT} {...form.control('goalsAgainst')} />
        </Field>
        <Field {...form.field('format')} label="Players a side" required>
          <Select {...form.control('format')}>
            <Options entries={FORMATS.map((format) => [String(format), `${format} against ${format}`])} />
          </Select>
        </Field>
        <Field {...form.field('position')} label="Position you played" required>
          <Select {...form.control('position')}>
            <option value="">Choose</option>
            <Options entries={POSITION_CODES.map((code) => [code, POSITION_NAMES[code]])} />
          </Select>
        </Field>
        <Field {...form.field('role')} label="Your part" required>
          <Select {...form.control('role')}>
            <Options entries={Object.entries(ROLES)} />
          </Select>
        </Field>
        {form.values.role === 'unused' ? null : (
          <Field {...form.field('minutes')} label="Minutes" required>
            <TextInput {...COUNT} {...form.control('minutes')} />
          </Field>
        )}
      </div>
      {form.values.role === 'unused' ? null : <MatchNumberFields form={form} />}
    </>
  );
}
