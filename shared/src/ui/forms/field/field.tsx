import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { FieldContext } from './field-context';
import { FieldError } from './field-error';
import { FieldLabelMark, type FieldMark } from './field-label-mark';
import styles from './field.module.css';

/** Props of {@link Field}. */
interface FieldProps {
  label: ReactNode;
  /** Exactly one control of this folder. */
  children: ReactNode;
  /** Help that stays visible: format, reason, example. */
  hint?: ReactNode;
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Words beside the label. Default: "optional" unless required; `none` where all fields are required. */
  mark?: FieldMark;
  /** Unit after the control, also part of the label: `cm`, `kg`, `s`. */
  unit?: string;
  /** Id of the control, for an error summary or a test. Default: generated. */
  id?: string;
  className?: string;
}

/**
 * Label, hint, error and unit around one control, wired for assistive technology.
 *
 * @example
 * <Field label="E-mail" required error={errors.email}>
 *   <TextInput type="email" name="email" autoComplete="email" />
 * </Field>
 */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required = false, mark, unit, className } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required }),
    [id, describedBy, invalid, required],
  );
  return (
    <div className={classNames(styles.field, className)} data-invalid={invalid || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {unit ? <span className={styles.labelUnit}> ({unit})</span> : null}
        <FieldLabelMark mark={mark ?? (required ? 'none' : 'optional')} />
      </label>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      <FieldContext value={wiring}>
        {unit ? (
          <div className={styles.withUnit}>
            {children}
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          </div>
        ) : (
          children
        )}
      </FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
