import { Field, TextInput } from '@skora/shared/ui/forms';
import { Toggletip } from '@skora/shared/ui/overlay';
import type { MatchRowForm } from './match-row-form';
import { numbersFor } from './match-numbers';
import styles from './weekly-stats.module.css';

/** The numbers of the match for the position played; empty means not counted, which is not zero. */
export function MatchNumberFields({ row }: { row: MatchRowForm }) {
  const { form, change, errorOf } = row;
  return (
    <fieldset className={styles.numbers}>
      <legend className={styles.legend}>
        Your numbers <span className={styles.legendHint}>Leave empty what nobody counted.</span>
      </legend>
      {numbersFor(form.position).map(({ key, label, definition }) => (
        <div key={key} className={styles.number}>
          <Field id={`matches-${key}`} label={label} mark="none" error={errorOf(key)}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              value={form.numbers[key] ?? ''}
              onChange={(event) => change({ numbers: { ...form.numbers, [key]: event.target.value } })}
            />
          </Field>
          <span className={styles.tip}>
            <Toggletip label={`About ${label.toLowerCase()}`}>{definition}</Toggletip>
          </span>
        </div>
      ))}
    </fieldset>
  );
}
