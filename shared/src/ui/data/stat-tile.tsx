import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import styles from './stat-tile.module.css';

/** Props of {@link StatTile}. */
interface StatTileProps {
  label: ReactNode;
  /** The figure, already formatted; missing shows "Not measured". */
  value: ReactNode;
  unit?: string;
  /** Where the number comes from: who, when, how. A number without it is only a claim. */
  source?: ReactNode;
  /** Badge or text on its change or confirmation. */
  note?: ReactNode;
  /** A `Sparkline` or `Meter`. */
  children?: ReactNode;
  className?: string;
}

/** One number, set like a shirt number, with its unit and provenance. Put several into a `Grid`. */
export function StatTile({ label, value, unit, source, note, children, className }: StatTileProps) {
  const missing = value === null || value === undefined || value === '';
  return (
    <div className={classNames(styles.tile, className)}>
      <p className={styles.label}>{label}</p>
      <p className={classNames(styles.value, missing && styles.missing)}>
        {missing ? 'Not measured' : value}
        {unit && !missing ? <span className={styles.unit}> {unit}</span> : null}
      </p>
      {children}
      {note ? <div className={styles.note}>{note}</div> : null}
      {source ? <p className={styles.source}>{source}</p> : null}
    </div>
  );
}
