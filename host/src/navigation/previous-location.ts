import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import type { RouteTable } from './route-table';

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

/** Parameters of links in mails give rights, so they are not kept in the browser. */
const SECRETS = ['oobCode', 'token', 'parent', 'confirm'];

function carriesSecret({ searchParams }: URL): boolean {
  return SECRETS.some((name) => searchParams.has(name));
}

/** Remembers the last page that a visitor may want back to after signing in. */
export function rememberLocation(path: string, pathname: string): void {
  if (AUTH_PAGES.has(pathname) || PASSED_PAGES.has(pathname)) return;
  if (carriesSecret(new URL(path, window.location.origin))) return;
  tabStorage.write(TAB_KEYS.previousLocation, path);
}

/** Where to go after sign-in: the remembered page if it is one of ours, else home. Never another origin. */
export function previousLocation(table: RouteTable): string {
  const stored = tabStorage.read(TAB_KEYS.previousLocation);
  if (stored === null || !stored.startsWith('/')) return '/';
  try {
    const url = new URL(stored, window.location.origin);
    const isOurs = url.origin === window.location.origin && table.knows(url.pathname);
    const isKept = !AUTH_PAGES.has(url.pathname) && !carriesSecret(url);
    return isOurs && isKept ? `${url.pathname}${url.search}${url.hash}` : '/';
  } catch {
    return '/';
  }
}
