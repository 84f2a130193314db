import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ReadingHead } from '../../../lib/reading/reading-head';
import type { Article } from '../articles/article';
import { ArticleCard } from '../articles/article-card';
import styles from './read-on.module.css';
import { TAG_NAMES } from '../articles/tags';
import { ARTICLES } from '../articles/articles';

const SHOWN = 3;

/** Articles that share most tags with this one; the order of the list decides between equals. */
function relatedArticles(article: Article): Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return ARTICLES.filter((other) => other.slug !== article.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN);
}

/** Articles close to this one, and the way to all of its topics. */
export function ReadOn({ article }: { article: Article }) {
  return (
    <section className={styles.section} aria-labelledby="read-on">
      <ReadingHead id="read-on" title="Read on" size="lg" />
      <ul className={styles.topics} aria-label="Topics of this article">
        {article.tags.map((tag) => (
          <li key={tag}>
            <Link to={`${paths.blog()}?tag=${tag}`}>{TAG_NAMES[tag]}</Link>
          </li>
        ))}
      </ul>
      <div className={styles.cards}>
        {relatedArticles(article).map((other) => (
          <ArticleCard key={other.slug} article={other} level={3} />
        ))}
      </div>
    </section>
  );
}
