import { useId, type ReactNode } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps<T extends string> {
  legend: ReactNode;
  options: readonly { value: T; label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few, all visible: native radio buttons that look like a row of chips. */
export function ChoiceRow<T extends string>({ legend, options, value, onChoose }: ChoiceRowProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
