import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './meter.module.css';

/** Props of {@link Meter}. */
interface MeterProps {
  label: ReactNode;
  value: number;
  max?: number;
  /** The value in words, for example "7 of 12 answered"; shown at the end and read out. */
  valueText: string;
  className?: string;
}

/** A known quantity on a scale with ten marks: completeness, percentile, places taken. */
export function Meter({ label, value, max = 100, valueText, className }: MeterProps) {
  const id = useId();
  return (
    <div className={classNames(styles.group, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.value}>{valueText}</span>
      <meter id={id} className={styles.bar} value={value} min={0} max={max} aria-valuetext={valueText} />
    </div>
  );
}
