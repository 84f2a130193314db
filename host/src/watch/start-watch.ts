import type { PageState } from '@skora/shared/contract';
import { idleAfterLoad } from '../page/idle';

/** Says whether this browser asks not to be measured. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Loads what measures the visit once the page has loaded and has nothing else to do; a visit without it is not measured. */
export async function startWatch({ watch, remotes }: PageState): Promise<void> {
  if (!watch || isRefused() || Math.random() >= watch.rate) return;
  await idleAfterLoad();
  try {
    const { watchPage } = await import(/* webpackChunkName: "watch" */ './watch-page');
    watchPage(watch.build, remotes);
  } catch {
    // Then this visit is not measured.
  }
}
