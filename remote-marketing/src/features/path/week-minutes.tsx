import { CORNER_NAMES, CORNERS, type Phase } from './program/phases';
import styles from './week-minutes.module.css';

/** Beside the cards on wide pages: their weekly minutes next to each other. The cards say the same one by one. */
export function WeekMinutes({ steps }: Pick<Phase, 'steps'>) {
  return (
    <div className={styles.week} aria-hidden="true">
      <p className={styles.title}>Minutes a week</p>
      {CORNERS.map((corner) => (
        <p key={corner} className={styles.corner}>
          {CORNER_NAMES[corner]} <strong>{steps[corner].minutes}</strong>
          <svg viewBox="0 0 120 2" preserveAspectRatio="none">
            <path className={styles.room} d="M0 0h120v2H0z" />
            <path d={`M0 0h${steps[corner].minutes}v2H0z`} />
          </svg>
        </p>
      ))}
    </div>
  );
}
