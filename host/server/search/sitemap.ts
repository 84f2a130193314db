import type { PublicPage } from './public-pages';
import { element, XML_DECLARATION } from './xml';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;

/** `/sitemap.xml`: every page for search engines, with the date of its last change where it is known. */
export function sitemap(origin: string, pages: readonly PublicPage[]): string {
  const urls = pages
    .slice(0, MAX_URLS)
    .map(
      ({ path, modified, published }) =>
        `<url>${element('loc', `${origin}${path}`)}${element('lastmod', modified ?? published)}</url>\n`,
    );
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
