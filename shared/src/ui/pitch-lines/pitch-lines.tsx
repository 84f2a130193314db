import { classNames } from '../lib/class-names';
import styles from './pitch-lines.module.css';
import { pitchShapes, type PitchVariant } from './pitch-shapes';

/** Props of {@link PitchLines}. */
interface PitchLinesProps {
  /** `full` and `half` pitch, penalty `area`, `centre` circle or `corner`. Default `half`. */
  variant?: PitchVariant;
  className?: string;
}

/** Chalk lines of a pitch to scale, as decoration. Size and place it by `className`. */
export function PitchLines({ variant = 'half', className }: PitchLinesProps) {
  const shape = pitchShapes[variant];
  return (
    <svg
      className={classNames(styles.pitch, className)}
      viewBox={shape.viewBox}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape.path} />
      {shape.spots.map(([x, y]) => (
        <circle key={x} className={styles.spot} cx={x} cy={y} r="0.35" />
      ))}
    </svg>
  );
}
