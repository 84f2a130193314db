import { EVIDENCE, type EvidenceGrade } from '../../lib/evidence/evidence';
import { ARTICLES } from './articles/articles';
import styles from './evidence-posts.module.css';

const STEP = 34;
const POST = 40;
const ROW = 52;
const GRADES: readonly EvidenceGrade[] = ['strong', 'mixed', 'thin'];

const sorted = GRADES.flatMap((grade) => ARTICLES.filter(({ evidence }) => evidence === grade));

/** Posts of a row, counted from below: those that stand, or those that are missing. */
function row(height: number, standing: boolean): string {
  return sorted
    .map(({ evidence }, index) =>
      EVIDENCE[evidence].marks > height === standing ? `M${index * STEP} ${(3 - height) * ROW}v-${POST}` : '',
    )
    .join('');
}

/** Every article as a column of up to three posts: how sure it is. */
export function EvidencePosts() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.posts}
        viewBox={`-4 0 ${sorted.length * STEP} ${3 * ROW + 34}`}
        role="img"
        aria-labelledby="evidence-posts"
      >
        <path d={row(0, false) + row(1, false) + row(2, false)} />
        <path className={styles.standing} d={row(0, true) + row(1, true)} />
        <path className={styles.strong} d={row(2, true)} />
        {GRADES.map((grade) => {
          const first = sorted.findIndex(({ evidence }) => evidence === grade);
          return first < 0 ? null : (
            <text key={grade} x={first * STEP - 3} y={3 * ROW + 26}>
              {grade}
            </text>
          );
        })}
      </svg>
      <figcaption id="evidence-posts" className={styles.caption}>
        How sure we are about the {sorted.length} articles: one column for each
      </figcaption>
    </figure>
  );
}
