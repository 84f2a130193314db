import { Field, TextInput } from '@skora/shared/ui/forms';
import styles from './birth-date-field.module.css';
import { detailIds, type DetailField } from './detail-values';
import type { FieldErrors } from '../form/use-auth-form';
import { Icon } from '@skora/shared/ui';

const parts = [
  { name: 'birthDay', label: 'Day', autoComplete: 'bday-day', length: 2 },
  { name: 'birthMonth', label: 'Month', autoComplete: 'bday-month', length: 2 },
  { name: 'birthYear', label: 'Year', autoComplete: 'bday-year', length: 4 },
] as const;

/** A date of birth as three numbers to type; nothing in it tells which dates would do. */
export function BirthDateField({ errors }: { errors: FieldErrors<DetailField> }) {
  const error = errors.birthDay ?? errors.birthMonth ?? errors.birthYear;
  const errorId = `${detailIds.birthDay}-group-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Date of birth</legend>
      <div className={styles.parts}>
        {parts.map(({ name, label, autoComplete, length }) => (
          <Field key={name} id={detailIds[name]} label={label} required>
            <TextInput
              name={name}
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={length}
              aria-invalid={(errors[name] ?? errors.birthDay) ? true : undefined}
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
