import { paths } from '@skora/shared/contract';
import type { Article } from './article';
import { ARTICLES } from './articles';

/** Address of an article. @example articleHref({ slug: 'a' }) // '/blog/a' */
export function articleHref({ slug }: Pick<Article, 'slug'>): string {
  return `${paths.blog()}/${slug}`;
}

/** The article at an address, whatever the trailing slash. */
export function articleAt(pathname: string): Article | undefined {
  return ARTICLES.find((article) => articleHref(article) === pathname.replace(/\/+$/, ''));
}
