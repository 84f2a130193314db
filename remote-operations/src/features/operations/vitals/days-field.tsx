import { Field, Select } from '@skora/shared/ui/forms';
import type { Days } from '../data/api';
import styles from './vitals.module.css';

const DAYS: readonly [Days, string][] = [
  ['1', 'Today'],
  ['7', 'Seven days'],
  ['28', 'Four weeks'],
  ['90', '90 days'],
];

/** Of which days visits and errors are shown. */
export interface DaysChoice {
  days: Days;
  onDays: (days: Days) => void;
}

/** Chooses the days of visits and errors. */
export function DaysField({ days, onDays }: DaysChoice) {
  return (
    <Field label="Days" mark="none" className={styles.days}>
      <Select value={days} onChange={({ target }) => onDays(target.value as Days)}>
        {DAYS.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
