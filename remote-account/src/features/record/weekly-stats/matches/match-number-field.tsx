import { Field, TextInput } from '@skora/shared/ui/forms';
import { Toggletip } from '@skora/shared/ui/overlay';
import type { MatchNumber } from '@skora/domain';
import type { MatchRowForm } from './match-row-form';
import styles from '../rows/weekly-stats.module.css';

/** One number of a match with its definition: providers count differently. */
export function MatchNumberField({ number, row }: { number: MatchNumber; row: MatchRowForm }) {
  const { key, label, unit, decimals, definition } = number;
  const { form, change, errorOf } = row;
  return (
    <div className={styles.number}>
      <Field id={`matches-${key}`} label={label} unit={unit} mark="none" error={errorOf(key)}>
        <TextInput
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={form.numbers[key] ?? ''}
          onChange={({ target }) => change({ numbers: { ...form.numbers, [key]: target.value } })}
        />
      </Field>
      <span className={styles.tip}>
        <Toggletip label={`About ${label.toLowerCase()}`}>{definition}</Toggletip>
      </span>
    </div>
  );
}
