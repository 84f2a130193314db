/**
 * `/robots.txt`. Private pages are not listed here: they say `noindex` themselves, which crawlers only see when they
 * may open them.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
