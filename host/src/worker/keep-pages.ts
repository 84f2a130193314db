import { isSentLink } from '@skora/shared/contract';
import { onEvent } from '@skora/shared/events';
import { PUSH_WORKER } from '@skora/shared/session';
import { forgetKeptPages } from '@skora/shared/session/internal';
import type { RouteTable } from '../navigation/route-table';
import { tellConnection } from './tell-connection';

/** Gives, each time, the addresses of what this page has loaded from the site since the last time. */
function listNewFiles(): () => string[] {
  let told = 0;
  return () => {
    const entries = performance.getEntriesByType('resource');
    const later = entries.slice(told).map(({ name }) => new URL(name));
    told = entries.length;
    return later.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  };
}

/** A reader who chooses another theme gets no kept page with the one before. */
function watchTheme(): void {
  const forget = new MutationObserver(() => void forgetKeptPages());
  forget.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

/**
 * Registers the site's worker and tells it of each page that is read here: within a tab no document is asked for, and what
 * was loaded before the worker came has passed it by. Pages behind links that somebody was sent are not told.
 */
export async function keepPages(table: RouteTable, main: HTMLElement): Promise<void> {
  const update = tellConnection(main);
  update();
  for (const type of ['online', 'offline']) addEventListener(type, update);
  const newFiles = listNewFiles();
  // Pages that were read and the worker does not know of: a reader may go on while it is installed.
  const untold = [location.pathname];
  let registration: ServiceWorkerRegistration | null = null;
  const tell = () => {
    // Another may have come since this page was opened. One that still waits keeps the same; if it is there to end keeping,
    // it comes forward when told.
    const worker = registration?.waiting ?? registration?.active;
    if (!worker) return;
    for (const path of untold.splice(0)) {
      const route = table.find(path)?.route;
      if (route && !isSentLink(route.path)) worker.postMessage({ path, files: newFiles() });
    }
  };
  onEvent('shell:navigated', ({ path }) => {
    untold.push(path);
    tell();
    update();
  });
  await navigator.serviceWorker.register(PUSH_WORKER);
  registration = await navigator.serviceWorker.ready;
  watchTheme();
  tell();
}
