import type { Article } from '../articles/article';
import styles from './byline.module.css';
import { EvidenceMark } from '../../../lib/evidence/evidence-mark';
import { writtenDay } from '../../../lib/reading/written-day';

/** A date of an article. @param iso ISO date */
function ArticleDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{writtenDay(iso)}</time>;
}

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
