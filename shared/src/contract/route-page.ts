/** A node of structured data (schema.org) without `@context`, which the host adds. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/**
 * One page of a dynamic route such as `/blog/:slug`, as the remote lists it when it is built. The host makes the head,
 * the sitemap and the feed of it.
 * @example
 * { path: '/blog/first-touch', title: 'First touch', description: 'How to train it alone.',
 *   type: 'article', published: '2026-11-21', author: 'SKORA editorial' }
 */
export interface RoutePage {
  /** Pathname, matched by the route's pattern: letters, digits, `-`, `_`, `~` and `&` between slashes. */
  path: string;
  /** Document title without the site's name, 80 characters at most. The page's first heading should say the same. */
  title: string;
  /** Meta description, 200 characters at most. */
  description: string;
  /** `website` by default. Dated articles appear in the site's feed. */
  type?: 'article' | 'website';
  /** Address of the preview picture on this site, beginning with a slash; the build draws a card by default. */
  image?: string;
  /** Who wrote it. */
  author?: string;
  tags?: readonly string[];
  /** ISO date, `2026-11-21` or with time and offset. */
  published?: string;
  /** ISO date of the last change in content. */
  modified?: string;
  /** Ask search engines not to index the page; it is then in no sitemap and in no feed. */
  noindex?: boolean;
  /** Structured data beside what the host says by itself (breadcrumbs, article). */
  jsonLd?: readonly JsonLdNode[];
}

/**
 * What the module behind a route's `pages` exports by default: the list, or a function that makes it. It runs when the
 * remote is built, never in a browser.
 */
export type RoutePages = readonly RoutePage[] | (() => readonly RoutePage[] | Promise<readonly RoutePage[]>);
