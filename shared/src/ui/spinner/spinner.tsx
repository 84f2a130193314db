import { classNames } from '../lib/class-names';
import styles from './spinner.module.css';

/** Props of {@link Spinner}. */
interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Announced to screen readers as a status; leave out where text nearby says what is loading. */
  label?: string;
  className?: string;
}

/** A ball going round the centre circle. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const circle = (
    <svg
      className={classNames(styles.spinner, styles[size], !label && className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <circle className={styles.ball} cx="12" cy="3" r="3" />
    </svg>
  );
  if (!label) return circle;
  return (
    <span role="status" className={classNames(styles.labelled, className)}>
      {circle}
      <span>{label}</span>
    </span>
  );
}
