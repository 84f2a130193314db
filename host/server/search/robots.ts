/**
 * `/robots.txt`. Private pages are not listed here: they say `noindex` themselves, which crawlers only see when they
 * may open them. Previews in messengers and networks may fetch the card of a CV whose link was pasted there.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /api/shared-cvs/*/card.png\n\nSitemap: ${origin}/sitemap.xml\n`;
}
