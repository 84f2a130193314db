import { escapeHtml } from '@skora/shared/utils/escape-html';
import { SITE_NAME } from '../lib/site-name';
import type { PublicPage } from './public-pages';
import { element, XML_DECLARATION } from './xml';

const MAX_ENTRIES = 50;

type Article = PublicPage & { published: string };

function isArticle(page: PublicPage): page is Article {
  return page.type === 'article' && page.published !== undefined;
}

/** Atom wants a time with every date. */
function instant(date: string): string {
  return new Date(date).toISOString();
}

function changed({ published, modified }: Article): string {
  return instant(modified ?? published);
}

function entry(origin: string, article: Article): string {
  const address = `${origin}${article.path}`;
  const { title, published, author = SITE_NAME, description, tags = [] } = article;
  return (
    `<entry>${element('id', address)}${element('title', title)}` +
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>` +
    `${element('published', instant(published))}${element('updated', changed(article))}` +
    `<author>${element('name', author)}</author>${element('summary', description)}` +
    `${tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`).join('')}</entry>\n`
  );
}

/** `/feed.xml` (Atom): the newest articles; null when there are none. */
export function feed(origin: string, pages: readonly PublicPage[]): string | null {
  const articles = pages
    .filter(isArticle)
    .sort((a, b) => instant(b.published).localeCompare(instant(a.published)))
    .slice(0, MAX_ENTRIES);
  if (articles.length === 0) return null;
  const updated = articles.map(changed).sort().at(-1);
  return (
    `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n` +
    `${element('id', `${origin}/feed.xml`)}${element('title', SITE_NAME)}${element('updated', updated)}` +
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(origin)}/feed.xml"/>` +
    `<link rel="alternate" type="text/html" href="${escapeHtml(origin)}/"/>\n` +
    `${articles.map((article) => entry(origin, article)).join('')}</feed>\n`
  );
}
