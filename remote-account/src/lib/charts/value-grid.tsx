import { formatNumber } from '@skora/domain';
import styles from './charts.module.css';
import type { LinearScale } from './linear-scale';

interface ValueGridProps {
  y: LinearScale;
  /** Where the lines begin and end, in pixels; the numbers stand before them. */
  from: number;
  to: number;
}

export function ValueGrid({ y, from, to }: ValueGridProps) {
  return y.ticks.map((tick) => (
    <g key={tick}>
      <path className={styles.grid} d={`M${from} ${y(tick)}H${to}`} />
      <text className={styles.axis} x={from - 8} y={y(tick)} textAnchor="end" dy="0.32em">
        {formatNumber(tick)}
      </text>
    </g>
  ));
}
