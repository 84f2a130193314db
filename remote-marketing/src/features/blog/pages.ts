import type { RoutePage } from '@skora/shared/contract';
import { articleHref } from './articles/article-address';
import { ARTICLES } from './articles/articles';
import { TAG_NAMES } from './articles/tags';

/** Every article as a page: head, sitemap and feed are made of this list. */
const pages: RoutePage[] = ARTICLES.map((article) => ({
  path: articleHref(article),
  title: article.title,
  description: article.description,
  type: 'article',
  author: article.author,
  tags: article.tags.map((tag) => TAG_NAMES[tag]),
  published: article.published,
  modified: article.updated,
}));

export default pages;
