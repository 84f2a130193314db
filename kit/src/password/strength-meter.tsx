import { classNames, VisuallyHidden } from '@skora/shared/ui';
import styles from './strength-meter.module.css';

const LEVELS = [
  { label: 'Very easy to guess', tone: styles.weak },
  { label: 'Easy to guess', tone: styles.weak },
  { label: 'Fair', tone: styles.fair },
  { label: 'Good', tone: styles.good },
  { label: 'Strong', tone: styles.good },
] as const;

const BARS = [1, 2, 3, 4] as const;

/** How strong a new password is, in four bars and in words. @param score 0 to 4; null before there is one */
export function StrengthMeter({ score }: { score: number | null }) {
  const level = score === null ? undefined : LEVELS[score];
  const filled = score === null ? 0 : Math.max(score, 1);
  return (
    <div className={classNames(styles.meter, level?.tone)}>
      <div className={styles.bars} aria-hidden="true">
        {BARS.map((bar) => (
          <span key={bar} className={bar <= filled ? styles.filled : styles.bar} />
        ))}
      </div>
      <p className={styles.text} role="status">
        {level ? (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            {level.label}
          </>
        ) : null}
      </p>
    </div>
  );
}
