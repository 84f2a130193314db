import type { Article } from '../articles/article';
import { ARTICLES } from '../articles/articles';

const SHOWN = 3;

/** Articles that share most tags with this one; the order of the list decides between equals. */
export function relatedArticles(article: Article): Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return ARTICLES.filter((other) => other.slug !== article.slug)
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, SHOWN);
}
