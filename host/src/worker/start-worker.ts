import type { PageState } from '@skora/shared/contract';
import type { RouteTable } from '../navigation/route-table';
import { idleAfterLoad } from '../page/idle';

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
  await idleAfterLoad();
  try {
    const { keepPages } = await import(/* webpackChunkName: "idle" */ './keep-pages');
    await keepPages(table, main);
  } catch {
    // Then no page is kept on this device.
  }
}
