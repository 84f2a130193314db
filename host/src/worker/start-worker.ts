import type { PageState } from '@skora/shared/contract';
import type { RouteTable } from '../navigation/route-table';
import { idle } from '../page/idle';
import { workAhead } from '../update/check-file';

/**
 * Begins to keep pages once this one has loaded and has nothing else to do. Where that fails, the site works as without.
 * Nothing is kept where the operator has switched it off, or a developer serves a remote.
 */
export async function startWorker(
  { worker }: PageState,
  table: RouteTable,
  main: HTMLElement,
): Promise<void> {
  if (worker === false || table.hasOverrides || !('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await idle();
  try {
    // A file that is gone must not reload the page.
    const { keepPages } = await workAhead(() => import(/* webpackChunkName: "worker" */ './keep-pages'));
    await keepPages(table, main);
  } catch (error) {
    console.info('[skora] pages are not kept on this device:', error);
  }
}
