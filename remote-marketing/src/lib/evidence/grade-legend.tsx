import { EVIDENCE, type EvidenceGrade } from './evidence';
import { EvidenceMark } from './evidence-mark';
import styles from './grade-legend.module.css';

const grades = Object.keys(EVIDENCE) as EvidenceGrade[];

/** What the three grades mean. */
export function GradeLegend() {
  return (
    <dl className={styles.legend}>
      {grades.map((grade) => (
        <div key={grade}>
          <dt>
            <EvidenceMark grade={grade} />
          </dt>
          <dd>{EVIDENCE[grade].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
