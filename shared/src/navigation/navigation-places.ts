import type { ManifestNavigationEntry, NavigationArea } from '../contract/remote-manifest';

const AREAS: readonly NavigationArea[] = ['bar', 'footer-quick', 'footer-legal'];
export const LABEL = 'navigation-label';
export const TARGET = '/navigation-target';
export const TARGET_OF_TIER = '/navigation-target-of-tier';

/**
 * What a build renders in place of navigation entries, which it does not know: in each area one for everybody and one for a
 * tier. The host's server repeats them for each live entry.
 */
export const NAVIGATION_PLACES: readonly ManifestNavigationEntry[] = AREAS.flatMap((area) => [
  { area, label: LABEL, to: TARGET, order: 0 },
  { area, label: LABEL, to: TARGET_OF_TIER, order: 1, tiers: [] },
]);
