import { Heading, Text } from '@skora/shared/ui';
import type { Article } from '../articles/article';
import { EvidenceMark } from '../../../lib/evidence/evidence-mark';
import styles from './evidence-note.module.css';
import { GradeLegend } from '../../../lib/evidence/grade-legend';

/** How sure an article is, why, and what the grades mean. */
export function EvidenceNote({ article }: { article: Article }) {
  return (
    <section className={styles.note} aria-labelledby="evidence">
      <Heading level={2} size="sm" id="evidence">
        How sure is this?
      </Heading>
      <p className={styles.grade}>
        <EvidenceMark grade={article.evidence} />
      </p>
      <Text tone="muted">{article.evidenceNote}</Text>
      <details className={styles.legend}>
        <summary>What the grades mean</summary>
        <GradeLegend />
      </details>
    </section>
  );
}
