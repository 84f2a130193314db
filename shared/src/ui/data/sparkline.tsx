import { classNames } from '../lib/class-names';
import { sparklineBox, sparklinePath, sparklineRuns } from './sparkline-path';
import styles from './sparkline.module.css';

/** Props of {@link Sparkline}. */
interface SparklineProps {
  /** Oldest first; `null` where nothing was recorded. */
  values: readonly (number | null)[];
  /** The trend in words: "Sprint speed over 8 weeks, from 29.8 to 31.2 km/h". */
  label: string;
  className?: string;
}

/** A small line that shows a trend beside its number; not for reading values. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const runs = sparklineRuns(values);
  const last = values.at(-1) === null ? undefined : runs.at(-1)?.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(styles.sparkline, className)}
      viewBox={`0 0 ${sparklineBox.width} ${sparklineBox.height}`}
      focusable="false"
    >
      <path className={styles.base} d={`M0 ${sparklineBox.height - 0.5}h${sparklineBox.width}`} />
      <path className={styles.line} d={sparklinePath(runs)} />
      {last ? <circle className={styles.last} cx={last.x} cy={last.y} r="3" /> : null}
    </svg>
  );
}
