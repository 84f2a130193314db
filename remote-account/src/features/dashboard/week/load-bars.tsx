import type { CSSProperties } from 'react';
import { LOAD_UNIT } from '@skora/domain';
import styles from './week.module.css';

interface LoadBarsProps {
  /** Oldest first, this week last. */
  loads: readonly { label: string; value: number | null }[];
  label: string;
}

const FEWEST = 2;

/** Training load of the last weeks as small bars; the table of all values is on the page of the weeks. */
export function LoadBars({ loads, label }: LoadBarsProps) {
  const values = loads.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < FEWEST) return null;
  const most = Math.max(...values, 1);
  const told = loads
    .filter(({ value }) => value !== null)
    .map(({ label: week, value }) => `${week.split(',')[0]} ${value}`);
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={`${label}, ${LOAD_UNIT}: ${told.join(', ')}`} className={styles.bars}>
        {loads.map(({ label: week, value }) => (
          <span
            key={week}
            data-none={value === null || undefined}
            style={{ '--share': (value ?? 0) / most } as CSSProperties}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>Load, {loads.length} weeks</span>
        <span>This week</span>
      </figcaption>
    </figure>
  );
}
