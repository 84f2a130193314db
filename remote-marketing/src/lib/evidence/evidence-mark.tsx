import { EVIDENCE, type EvidenceGrade } from './evidence';
import styles from './evidence-mark.module.css';

/** A grade in words, with three posts of which one, two or three stand. */
export function EvidenceMark({ grade }: { grade: EvidenceGrade }) {
  const { name, marks } = EVIDENCE[grade];
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 18 14" aria-hidden="true">
        {[1, 2, 3].map((post) => (
          <path
            key={post}
            className={post > marks ? styles.missing : undefined}
            d={`M${post * 6 - 4} 14V${10 - post * 3}`}
          />
        ))}
      </svg>
      {name}
    </span>
  );
}
