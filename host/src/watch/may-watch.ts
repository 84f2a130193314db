import type { PageState } from '@skora/shared/contract';

/** Says whether this browser asks not to be measured. */
function isRefused(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** True when this visit is measured. What a developer serves belongs to no release, so it never is. */
export function mayWatch({ watch, remotes }: PageState): boolean {
  if (!watch || isRefused() || remotes.some(({ overridden }) => overridden)) return false;
  return Math.random() < watch.rate;
}
