import { loadRemote } from '../remotes/load-remote';
import type { RouteTable } from './route-table';

interface NetworkInformation {
  saveData?: boolean;
}

/** Pause in browsers that do not tell when they are idle, in ms. */
const IDLE_FALLBACK_MS = 2_000;

const asked = new Set<string>();

function wantsToSave(): boolean {
  return (navigator as { connection?: NetworkInformation }).connection?.saveData === true;
}

function targetOf(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/** Downloads the code of a page before it is visited. Once per view; failures are left to the visit. */
async function prefetchPage(table: RouteTable, pathname: string): Promise<void> {
  const route = table.find(pathname)?.route;
  if (!route || route.path === '*') return;
  const key = `${route.remote.id}/${route.view}`;
  if (asked.has(key)) return;
  asked.add(key);
  await loadRemote(route.remote, route.view).catch(() => asked.delete(key));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_FALLBACK_MS);
  });
}

/** One page after the other, each when there is nothing else to do: all at once would hold up a tap on a slow phone. */
async function prefetchHeaderLinks(table: RouteTable): Promise<void> {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-region="header"] a[href^="/"]');
  for (const link of links) {
    await idle();
    await prefetchPage(table, new URL(link.href).pathname);
  }
}

/** Prefetches pages on intent (hover, focus, touch) and those linked in the header once the page is idle. */
export function startPrefetching(table: RouteTable): void {
  if (wantsToSave()) return;
  const onIntent = (event: Event) => {
    const url = targetOf(event);
    if (url) void prefetchPage(table, url.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  void prefetchHeaderLinks(table);
}
