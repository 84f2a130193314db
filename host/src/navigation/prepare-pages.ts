import type { PageRemote } from '@skora/shared/contract';
import { downloadAhead, type Idle } from './download-ahead';
import { MAX_PAGES } from './page-files-address';
import type { RouteTable } from './route-table';

/** What the kernel does for this file: imported from here, its modules could not be one with the kernel, which grew by 1 KB. */
interface Kernel {
  idle: Idle;
  /** Loads and runs the code of a view, and causes no reload of the page. */
  load: (remote: PageRemote, view: string) => Promise<unknown>;
}

interface NetworkInformation {
  saveData?: boolean;
}

function wantsToSave(): boolean {
  return (navigator as { connection?: NetworkInformation }).connection?.saveData === true;
}

/** What a visitor points at when this code arrives late. */
const POINTED_AT = 'a[href]:hover, a[href]:focus';

const asked = new Set<string>();

function findTarget(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/** Loads and runs the code of a page before it is visited, once per view. Rejects when it does not come: the visit tries again. */
async function runPage(table: RouteTable, pathname: string, { load }: Kernel): Promise<void> {
  await table.complete();
  const route = table.find(pathname)?.route;
  if (!route || route.path === '*') return;
  const key = `${route.remote.id}/${route.view}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    await load(route.remote, route.view);
  } catch (error) {
    asked.delete(key);
    throw error;
  }
}

/** Pages that the header links to, without the one that is shown: pathname → its links. */
function headerPages(table: RouteTable): Map<string, Element[]> {
  const pages = new Map<string, Element[]>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-region="header"] a[href^="/"]')) {
    const { pathname } = link;
    if (pathname === location.pathname || !table.knows(pathname)) continue;
    pages.set(pathname, [...(pages.get(pathname) ?? []), link]);
  }
  return new Map([...pages].slice(0, MAX_PAGES));
}

function isInSight(link: Element): boolean {
  return link.getClientRects().length > 0;
}

async function prepareHeader(table: RouteTable, kernel: Kernel): Promise<void> {
  await table.complete();
  const pages = headerPages(table);
  if (pages.size === 0) return;
  if (!window.matchMedia('(hover: hover)').matches) {
    for (const [pathname, links] of pages) {
      if (!links.some(isInSight)) continue;
      await kernel.idle();
      await runPage(table, pathname, kernel);
    }
  }
  await downloadAhead([...pages.keys()], kernel.idle);
}

/**
 * Downloads the pages that the header links to. Whoever points at a link (hover, focus, touch) is about to open it, so its
 * page is run, too. A finger does so less than 100 ms before it opens the page: where nothing hovers, pages whose links are
 * in sight are loaded and run first of all, one by one when there is nothing else to do. Nothing for visitors who save data.
 */
export function preparePages(table: RouteTable, kernel: Kernel): void {
  if (wantsToSave()) return;
  const onIntent = (target: EventTarget | null) => {
    const url = findTarget(target);
    if (url) runPage(table, url.pathname, kernel).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => onIntent(event.target), { passive: true });
  }
  document.querySelectorAll(POINTED_AT).forEach(onIntent);
  // What a developer serves changes under its name, and the server does not know it. A first failure ends this: such a line has
  // better things to do.
  if (!table.hasOverrides) prepareHeader(table, kernel).catch(() => undefined);
}
