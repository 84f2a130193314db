import { classNames, PitchLines } from '@skora/shared/ui';
import styles from './measured-run.module.css';

/** Same metres as the half pitch beneath it: from the halfway line, inside the full back, to the goal. */
const RUN = 'M9 50C7 38 14 30.5 25 29.500S50 30 50.500 21S41 10 35.500 0.500';

const WAYPOINTS = [
  [9, 50],
  [25, 29.5],
  [50.3, 22],
] as const;

/** A half pitch with one run drawn on it and measured metre by metre; decoration only. */
export function MeasuredRun({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.board, className)} aria-hidden="true">
      <PitchLines variant="half" className={styles.pitch} />
      <svg className={styles.overlay} viewBox="-0.5 -0.5 69 53.5" focusable="false">
        <path className={styles.metres} d={RUN} />
        <path className={styles.line} d={RUN} pathLength={1} />
        <path className={styles.arrow} d="M34.600 4.300 35.200 0.200 38.500 2.700" />
        {WAYPOINTS.map(([x, y]) => (
          <circle key={x} className={styles.waypoint} cx={x} cy={y} r="0.9" />
        ))}
      </svg>
    </div>
  );
}
