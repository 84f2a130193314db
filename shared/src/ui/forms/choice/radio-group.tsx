import { useId, type ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import styles from './choice.module.css';
import { FieldError } from '../field/field-error';
import { FieldLabelMark, type FieldMark } from '../field/field-label-mark';

/** One option of a {@link RadioGroup}. */
export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** Props of {@link RadioGroup}; controlled with `value` and `onValueChange`, or native with `defaultValue`. */
interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<V>[];
  value?: V | null;
  defaultValue?: V;
  onValueChange?: (value: V) => void;
  error?: ReactNode;
  required?: boolean;
  mark?: FieldMark;
  /**
   * `list` below each other, `tiles` as cards beside each other, `chips` as small buttons in a row that wraps, `scale` as
   * six of them in a row, all as wide as each other.
   */
  layout?: 'list' | 'tiles' | 'chips' | 'scale';
  /** Help that stays visible. */
  hint?: ReactNode;
  id?: string;
  className?: string;
}

/** One choice out of a few, all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, name, options, value, defaultValue, onValueChange, error, hint } = props;
  const { layout = 'list', required = false } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      id={id}
      data-invalid={Boolean(error) || undefined}
      className={props.className}
      aria-describedby={describedBy}
    >
      <legend className={styles.legend}>
        {legend}
        <FieldLabelMark mark={props.mark ?? (required ? 'none' : 'optional')} />
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.groupHint}>
          {hint}
        </p>
      ) : null}
      <div className={classNames(layout === 'scale' && styles.chips, styles[layout])}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
              required={required}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>{option.label}</span>
            {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
          </label>
        ))}
      </div>
      <div className={styles.groupError}>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
