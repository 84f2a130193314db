import { Icon } from '@skora/shared/ui';
import { Field, TextInput } from '@skora/shared/ui/forms';
import styles from './birth-date-field.module.css';
import { detailIds, type DetailForm } from './detail-values';

const parts = [
  { name: 'birthDay', label: 'Day', autoComplete: 'bday-day', length: 2 },
  { name: 'birthMonth', label: 'Month', autoComplete: 'bday-month', length: 2 },
  { name: 'birthYear', label: 'Year', autoComplete: 'bday-year', length: 4 },
] as const;

/** A date of birth as three numbers to type; nothing in it tells which dates would do. */
export function BirthDateField({ form }: { form: DetailForm }) {
  const { birthDay, birthMonth, birthYear } = form.values;
  const whole = form.errorFor('birthDay');
  const error = whole ?? form.errorFor('birthMonth') ?? form.errorFor('birthYear');
  const errorId = `${detailIds.birthDay}-group-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Date of birth</legend>
      <div className={styles.parts}>
        {parts.map(({ name, label, autoComplete, length }) => (
          <Field key={name} id={detailIds[name]} label={label} required>
            <TextInput
              {...form.control(name)}
              onChange={({ target }) =>
                // A problem of the whole date goes when any part of it is corrected.
                form.change({ birthDay, birthMonth, birthYear, [name]: target.value })
              }
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              aria-invalid={(form.errorFor(name) ?? whole) ? true : undefined}
            />
          </Field>
        ))}
      </div>
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="danger" />
          <span>{error}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
