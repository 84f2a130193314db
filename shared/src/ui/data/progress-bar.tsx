import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './meter.module.css';

/** Props of {@link ProgressBar}. */
interface ProgressBarProps {
  label: ReactNode;
  /** Missing: under way, length unknown. */
  value?: number;
  max?: number;
  /** The progress in words, for example "Step 2 of 3". */
  valueText?: string;
  className?: string;
}

/** How far a task has come: an upload, the steps of a wizard. */
export function ProgressBar({ label, value, max = 100, valueText, className }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={classNames(styles.group, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {valueText ? <span className={styles.value}>{valueText}</span> : null}
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}
