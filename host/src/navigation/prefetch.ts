import { idle } from '../page/idle';
import { loadRemote } from '../remotes/load-remote';
import { workAhead } from '../update/check-file';
import type { RouteTable } from './route-table';

/** Gets pages ready once this one is idle, see `preparePages`. Rejects when its code does not come: pages are opened without it. */
export async function startPrefetching(table: RouteTable): Promise<void> {
  await idle();
  // A file of its own would cost every page its name and digest; what keeps pages is loaded a little later anyway.
  const { preparePages } = await import(/* webpackChunkName: "idle" */ './prepare-pages');
  preparePages(table, {
    idle,
    load: (remote, view) => workAhead(remote.entry, () => loadRemote(remote, view)),
  });
}
