import { XMLParser } from 'fast-xml-parser';
import type { DigestArticle } from './digest-article';

interface AtomLink {
  '@rel'?: string;
  '@href'?: string;
}

interface AtomEntry {
  title?: string;
  summary?: string;
  published?: string;
  link?: AtomLink[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => name === 'entry' || name === 'link',
});

/** The entry's own page, always at our own origin, whatever the feed says. */
function findPage(links: readonly AtomLink[], origin: string): string | null {
  const href = links.find(({ '@rel': rel }) => rel === undefined || rel === 'alternate')?.['@href'];
  if (href === undefined || !URL.canParse(href, origin)) return null;
  return new URL(new URL(href, origin).pathname, origin).href;
}

function toArticles({ title, summary, published, link = [] }: AtomEntry, origin: string): DigestArticle[] {
  const url = findPage(link, origin);
  const at = Date.parse(published ?? '');
  const told = [title, summary].every((text) => typeof text === 'string' && text.trim() !== '');
  if (url === null || Number.isNaN(at) || !told) return [];
  return [{ title: title?.trim() ?? '', description: summary?.trim() ?? '', url, published: at }];
}

/**
 * The articles of an Atom feed; entries that say too little are left out.
 *
 * @throws Error when it is no Atom feed
 */
export function parseFeed(xml: string, origin: string): DigestArticle[] {
  const { feed } = parser.parse(xml, true) as { feed?: { entry?: AtomEntry[] } | '' };
  if (feed === undefined) throw new Error('The feed of the site is no Atom feed.');
  return feed === '' ? [] : (feed.entry ?? []).flatMap((entry) => toArticles(entry, origin));
}
