import type { Article, Tag } from './article';
import { TAG_NAMES } from './tags';

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Articles that carry the tag and in whose title, description or tags every searched word begins a word.
 * @param tag null for all
 */
export function findArticles(articles: readonly Article[], query: string, tag: Tag | null): Article[] {
  const searched = wordsOf(query);
  return articles.filter((article) => {
    if (tag && !article.tags.includes(tag)) return false;
    const names = article.tags.map((own) => TAG_NAMES[own]);
    const words = wordsOf([article.title, article.description, ...names].join(' '));
    return searched.every((start) => words.some((word) => word.startsWith(start)));
  });
}
