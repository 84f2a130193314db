import type { JsonLdNode, ManifestRoute, Release, ReleasePage } from '@skora/shared/contract';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import type { HeadAnswer } from './head-answer';
import type { MatchedPage, OwnedRoute } from '../routes/match-page';
import { remoteUrl } from './page-assets';
import { documentTitle } from '../lib/site-name';

/** What search engines and previews learn about a page. Addresses are absolute. */
export interface PageHead {
  title: string;
  description: string | null;
  canonical: string;
  /** Search engines may list it. */
  indexed: boolean;
  /** Previews may show it: listed pages, and those that people share by their address. */
  previewed: boolean;
  type: 'article' | 'website';
  image: string | null;
  page: ReleasePage | null;
  crumbs: readonly Crumb[];
  jsonLd: readonly JsonLdNode[];
}

interface PageHeadInput {
  origin: string;
  releases: readonly Release[];
  matched: MatchedPage;
  pathname: string;
  /** Null for routes without a head at the backend, and when the backend did not answer. */
  answer: HeadAnswer | null;
}

function isIndexed({ route, page, status }: MatchedPage, answer: HeadAnswer | null): boolean {
  if (status !== 200 || !route || route.access !== 'public' || route.noindex || page?.noindex) return false;
  if (route.head === undefined) return true;
  return answer !== null && answer.status === 200 && !answer.noindex;
}

function canonicalPath(route: ManifestRoute | null, pathname: string): string {
  return route?.canonical ?? pathname;
}

/** The card of the page; pages that have none, such as shared ones, show the site's. */
function findCard(releases: readonly Release[], route: OwnedRoute | null, path: string): string | null {
  const own = route?.release.cards?.[path];
  if (route && own !== undefined) return remoteUrl(route.release.id, own);
  const front = releases.find(({ cards }) => cards?.['/'] !== undefined);
  return front ? remoteUrl(front.id, front.cards?.['/'] ?? '') : null;
}

/** The backend does not know where the site is: its addresses begin with a slash. */
function onSite(origin: string, node: JsonLdNode): JsonLdNode {
  const values = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? `${origin}${value}` : value,
  ]);
  return Object.fromEntries(values) as JsonLdNode;
}

/** Gathers the head of a page: the backend knows best, then the listed page, then the route. */
export function pageHead({ origin, releases, matched, pathname, answer }: PageHeadInput): PageHead {
  const { route, page } = matched;
  const path = canonicalPath(route, pathname);
  const indexed = isIndexed(matched, answer);
  const image = answer?.image ?? page?.image ?? findCard(releases, route, path);
  return {
    title: documentTitle(answer?.title ?? page?.title ?? route?.title ?? 'Not available'),
    description: answer?.description ?? page?.description ?? route?.description ?? null,
    canonical: `${origin}${path}`,
    indexed,
    previewed: indexed || answer?.status === 200,
    type: page?.type ?? 'website',
    image: image === null ? null : `${origin}${image}`,
    page,
    crumbs: indexed ? breadcrumbs(releases, path) : [],
    jsonLd: page?.jsonLd ?? (answer?.jsonLd ?? []).map((node) => onSite(origin, node)),
  };
}
