import type { Interval } from '../../lib/plans/plans';
import styles from './interval-toggle.module.css';

interface IntervalToggleProps {
  value: Interval;
  onChange: (next: Interval) => void;
}

const options: { value: Interval; label: string }[] = [
  { value: 'month', label: 'Pay monthly' },
  { value: 'year', label: 'Pay yearly' },
];

/** Month or year, as two radio buttons that look like one switch. */
export function IntervalToggle({ value, onChange }: IntervalToggleProps) {
  return (
    <fieldset className={styles.toggle}>
      <legend className={styles.legend}>How often you pay</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name="interval"
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
