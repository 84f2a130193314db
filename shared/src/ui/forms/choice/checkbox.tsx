import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldError } from '../field/field-error';

/** Props of {@link Checkbox}. */
interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One yes/no choice with its label; stands alone, without a `Field`. Consents start unticked. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const id = rest.id ?? generated;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className={styles.choice}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.input}
          aria-describedby={describedBy || undefined}
          aria-invalid={Boolean(error) || undefined}
        />
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
