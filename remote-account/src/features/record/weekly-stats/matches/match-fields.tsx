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
import { MatchNumberFields } from './match-number-fields';
import type { MatchRowForm } from './match-row-form';
import { Options } from '../rows/options';
import styles from '../rows/weekly-stats.module.css';

interface MatchFieldsProps {
  week: IsoWeek;
  days: readonly number[];
  row: MatchRowForm;
}

/** The fixture and the player's part in it. */
export function MatchFields({ week, days, row }: MatchFieldsProps) {
  const { form, change, errorOf } = row;
  const select = (key: 'day' | 'competition' | 'venue' | 'format' | 'position' | 'role') => ({
    value: form[key],
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
  const number = (key: 'goalsFor' | 'goalsAgainst' | 'minutes') => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: form[key],
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });
  return (
    <>
      <div className={styles.fields}>
        <Field id="matches-day" label="Day" required>
          <Select {...select('day')}>
            <Options entries={days.map((day) => [String(day), dayLabel(week, day)])} />
          </Select>
        </Field>
        <Field id="matches-opponent" label="Opponent" required error={errorOf('opponent')}>
          <TextInput
            autoComplete="off"
            value={form.opponent}
            onChange={(event) => change({ opponent: event.target.value })}
          />
        </Field>
        <Field id="matches-competition" label="Competition" required>
          <Select {...select('competition')}>
            <Options entries={Object.entries(COMPETITIONS)} />
          </Select>
        </Field>
        <Field id="matches-venue" label="Where" required>
          <Select {...select('venue')}>
            <Options entries={Object.entries(VENUES)} />
          </Select>
        </Field>
        <Field id="matches-goalsFor" label="Your team’s goals" required error={errorOf('goalsFor')}>
          <TextInput {...number('goalsFor')} />
        </Field>
        <Field id="matches-goalsAgainst" label="Opponent’s goals" required error={errorOf('goalsAgainst')}>
          <TextInput {...number('goalsAgainst')} />
        </Field>
        <Field id="matches-format" label="Players a side" required>
          <Select {...select('format')}>
            <Options entries={FORMATS.map((format) => [String(format), `${format} against ${format}`])} />
          </Select>
        </Field>
        <Field id="matches-position" label="Position you played" required error={errorOf('position')}>
          <Select {...select('position')}>
            <option value="">Choose</option>
            <Options entries={POSITION_CODES.map((code) => [code, POSITION_NAMES[code]])} />
          </Select>
        </Field>
        <Field id="matches-role" label="Your part" required>
          <Select {...select('role')}>
            <Options entries={Object.entries(ROLES)} />
          </Select>
        </Field>
        {form.role === 'unused' ? null : (
          <Field id="matches-minutes" label="Minutes" required error={errorOf('minutes')}>
            <TextInput {...number('minutes')} />
          </Field>
        )}
      </div>
      {form.role === 'unused' ? null : <MatchNumberFields row={row} />}
    </>
  );
}
