import type { PageState } from '@skora/shared/contract';

async function toggle({ remotes }: PageState): Promise<void> {
  const { toggleBoundaries } = await import(/* webpackChunkName: "boundaries" */ './show-boundaries');
  toggleBoundaries(remotes);
}

/**
 * Shows which remote owns which part of the page: asked for by `?boundaries` in the address, and on a developer's machine with
 * Alt, Shift and B. Nothing is loaded before that.
 */
export function startBoundaries(state: PageState): void {
  const show = () => void toggle(state).catch(console.warn);
  if (new URLSearchParams(location.search).has('boundaries')) show();
  if (state.config.environment !== 'local') return;
  addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyB') show();
  });
}
