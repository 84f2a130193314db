import { findRoute, type ManifestRoute, type Release, type ReleasePage } from '@skora/shared/contract';
import { pageAt } from '../releases/page-index';

export type OwnedRoute = ManifestRoute & { release: Release };

export interface MatchedPage {
  /** Null when no remote is there to answer, not even with a not-found page. */
  route: OwnedRoute | null;
  /** The listed page, for dynamic routes that list theirs. */
  page: ReleasePage | null;
  status: 200 | 404 | 503;
}

function ownedRoutes(releases: readonly Release[]): OwnedRoute[] {
  return releases.flatMap((release) => release.manifest.routes.map((route) => ({ ...route, release })));
}

/**
 * Finds the page of an address. A dynamic route that lists its pages answers these only; every other address of its
 * pattern gets the not-found page.
 * @param overrides remotes that a developer serves: their pages are not known here
 */
export function matchPage(
  releases: readonly Release[],
  pathname: string,
  overrides: Readonly<Record<string, string>> = {},
): MatchedPage {
  const routes = ownedRoutes(releases);
  const route = findRoute(routes, pathname)?.route ?? null;
  if (!route) return { route: null, page: null, status: 503 };
  if (route.path === '*') return { route, page: null, status: 404 };
  const page = route.pages === undefined ? null : pageAt(route.release, pathname);
  const exists = route.pages === undefined || page !== null || overrides[route.release.id] !== undefined;
  if (exists) return { route, page, status: 200 };
  return { route: routes.find(({ path }) => path === '*') ?? route, page: null, status: 404 };
}
