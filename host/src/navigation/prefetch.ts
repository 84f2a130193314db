import { loadRemote } from '../remotes/load-remote';
import { workAhead } from '../update/check-file';
import { downloadAhead } from './download-ahead';
import { MAX_PAGES } from './page-files-address';
import type { RouteTable } from './route-table';

interface NetworkInformation {
  saveData?: boolean;
}

const asked = new Set<string>();

function wantsToSave(): boolean {
  return (navigator as { connection?: NetworkInformation }).connection?.saveData === true;
}

function findTarget(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/** Loads and runs the code of a page before it is visited. Once per view; failures are left to the visit. */
async function loadPage(table: RouteTable, pathname: string): Promise<void> {
  const route = table.find(pathname)?.route;
  if (!route || route.path === '*') return;
  const key = `${route.remote.id}/${route.view}`;
  if (asked.has(key)) return;
  asked.add(key);
  await workAhead(() => loadRemote(route.remote, route.view)).catch(() => asked.delete(key));
}

/** Pages that the header links to, without the one that is shown. */
function headerPages(table: RouteTable): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-region="header"] a[href^="/"]');
  const pathnames = new Set([...links].map(({ pathname }) => pathname));
  pathnames.delete(location.pathname);
  return [...pathnames].filter((pathname) => table.knows(pathname)).slice(0, MAX_PAGES);
}

/**
 * Gets pages ready: those linked in the header are downloaded once this page is idle; whoever points at a link (hover,
 * focus, touch) is about to open it, so its page is run, too. Nothing for visitors who save data.
 */
export function startPrefetching(table: RouteTable): void {
  if (wantsToSave()) return;
  const onIntent = (event: Event) => {
    const url = findTarget(event);
    if (url) void loadPage(table, url.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  const pathnames = headerPages(table);
  // What a developer serves changes under its name, and the server does not know it.
  if (pathnames.length === 0 || table.hasOverrides) return;
  // A failed download is repeated by the visit.
  downloadAhead(pathnames).catch(() => undefined);
}
