import { landingPage, paths, type RouteParams } from '@skora/shared/contract';
import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import type { FoundRoute, RouteTable } from './route-table';

const AUTH_PAGES = new Set([
  '/login',
  '/signup',
  '/reset-password',
  '/forgot-password',
  '/email-verification',
  '/auth-action',
]);

/** A finished form is no place to return to. */
const PASSED_PAGES = new Set(['/complete-account', '/guardian-approval']);

/** Names of the parameters that carry what a link of a mail gives rights with, in the query or in the path of a route. */
const SECRETS = ['oobCode', 'token', 'parent', 'confirm'];

function carriesSecret({ searchParams }: URL, params: RouteParams): boolean {
  return SECRETS.some((name) => searchParams.has(name) || name in params);
}

/** Remembers the last page that a visitor may want back to after signing in; addresses with a secret are not stored. */
export function rememberLocation(path: string, { route, params }: FoundRoute): void {
  if (AUTH_PAGES.has(route.path) || PASSED_PAGES.has(route.path)) return;
  if (carriesSecret(new URL(path, window.location.origin), params)) return;
  tabStorage.write(TAB_KEYS.previousLocation, path);
}

/** Where to go after sign-in: the remembered page if it is one of ours, else home. Never another origin. */
export function previousLocation(table: RouteTable): string {
  const stored = tabStorage.read(TAB_KEYS.previousLocation);
  if (stored === null || !stored.startsWith('/')) return '/';
  try {
    const url = new URL(stored, window.location.origin);
    const found = table.find(url.pathname);
    if (url.origin !== window.location.origin || found === null || found.route.path === '*') return '/';
    if (AUTH_PAGES.has(found.route.path) || carriesSecret(url, found.params)) return '/';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

/**
 * Where a log-in leads: back to the page somebody came from. The home page is the front door, where people come from to
 * log in and not what they log in for, so their own page follows it.
 */
export function pageAfterLogIn(table: RouteTable): string {
  const previous = previousLocation(table);
  return previous === paths.home() ? landingPage() : previous;
}
