import { matchPattern, type Release } from '@skora/shared/contract';
import { fillPattern } from '../lib/fill-pattern';
import { matchPage } from './match-page';

/**
 * The one spelling of a page's address: what is matched is decoded, so that `/%73tory` and `/t%26c` would be pages of
 * their own beside `/story` and `/t&c`, for search engines and for the cache. Listed pages have no other spelling.
 * @returns null for the address of no page
 */
export function ownSpelling(releases: readonly Release[], pathname: string): string | null {
  const { route, status } = matchPage(releases, pathname);
  if (!route || status !== 200 || route.pages !== undefined) return null;
  const own = fillPattern(route.path, matchPattern(route.path, pathname) ?? {});
  // As browsers write it: manifests may name a path with letters that addresses encode.
  return new URL(own, 'http://site.invalid').pathname;
}
