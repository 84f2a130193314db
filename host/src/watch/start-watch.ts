import type { PageState } from '@skora/shared/contract';
import { idle } from '../page/idle';
import { workAhead } from '../update/check-file';
import { mayWatch } from './may-watch';

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}

async function watch(build: string, remotes: PageState['remotes']): Promise<void> {
  await loaded();
  await idle();
  // A file that is gone must not reload the page.
  const { watchPage } = await workAhead(() => import(/* webpackChunkName: "watch" */ './watch-page'));
  watchPage(build, remotes);
}

/** Loads what measures the visit once the page has loaded and has nothing else to do; a visit without it is not measured. */
export async function startWatch(state: PageState): Promise<void> {
  if (!state.watch || !mayWatch(state)) return;
  await watch(state.watch.build, state.remotes).catch(() => undefined);
}
