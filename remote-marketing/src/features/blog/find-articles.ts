import { matchesWords } from '../../lib/matches-words';
import type { Article, Tag } from './articles/article';
import { TAG_NAMES } from './articles/tags';

/**
 * Articles that carry the tag and have every searched word in title, description or tags.
 * @param tag null for all
 */
export function findArticles(articles: readonly Article[], query: string, tag: Tag | null): Article[] {
  return articles.filter((article) => {
    const names = article.tags.map((own) => TAG_NAMES[own]);
    const text = [article.title, article.description, ...names].join(' ');
    return (tag === null || article.tags.includes(tag)) && matchesWords(query, text);
  });
}
