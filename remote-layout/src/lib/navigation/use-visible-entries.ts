import type { ManifestNavigationEntry, NavigationArea } from '@skora/shared/contract';
import { useNavigation } from '@skora/shared/navigation';
import { useTier } from '@skora/shared/session';
import { navigationAtBuild } from './navigation-at-build';

/** Entries of an area for this visitor: those of a tier only for it, and for everybody while it is loading. */
export function useVisibleEntries(area: NavigationArea): ManifestNavigationEntry[] {
  const { status, tier } = useTier();
  const entries = useNavigation(area, navigationAtBuild);
  return entries.filter(({ tiers }) => !tiers || status === 'loading' || tiers.includes(tier));
}
