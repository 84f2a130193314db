import { SESSION_KEYS, sessionStore } from '@skora/shared/storage-keys';
import type { RouteTable } from './route-table';

const AUTH_PAGES = new Set([
  '/login',
  '/signup',
  '/reset-password',
  '/forgot-password',
  '/email-verification',
  '/auth-action',
]);

/** Passed on the way: a token in the address is nothing to keep, and nobody wants back to a finished form. */
const PASSED_PAGES = new Set(['/complete-account', '/guardian-approval']);

/** Remembers the last page that a visitor may want back to after signing in. */
export function rememberLocation(path: string, pathname: string): void {
  if (AUTH_PAGES.has(pathname) || PASSED_PAGES.has(pathname)) return;
  sessionStore.write(SESSION_KEYS.previousLocation, path);
}

/** Where to go after sign-in: the remembered page if it is one of ours, else home. Never another origin. */
export function previousLocation(table: RouteTable): string {
  const stored = sessionStore.read(SESSION_KEYS.previousLocation);
  if (stored === null || !stored.startsWith('/')) return '/';
  try {
    const url = new URL(stored, window.location.origin);
    const isOurs = url.origin === window.location.origin && table.knows(url.pathname);
    return isOurs && !AUTH_PAGES.has(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
