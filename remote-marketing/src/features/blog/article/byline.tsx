import type { Article } from '../articles/article';
import { ArticleDate } from './article-date';
import styles from './byline.module.css';
import { EvidenceMark } from '../../../lib/evidence/evidence-mark';

/** Who wrote an article, when, how long it takes and how sure it is. */
export function Byline({ article }: { article: Article }) {
  const { author, published, updated, minutes, evidence } = article;
  return (
    <ul className={styles.byline}>
      <li>By {author}</li>
      <li>
        <ArticleDate iso={published} />
        {updated === published ? null : (
          <>
            , updated <ArticleDate iso={updated} />
          </>
        )}
      </li>
      <li>{minutes} min read</li>
      <li>
        <EvidenceMark grade={evidence} />
      </li>
    </ul>
  );
}
