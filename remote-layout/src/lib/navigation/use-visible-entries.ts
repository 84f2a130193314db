import type { ManifestNavigationEntry, NavigationArea } from '@skora/shared/contract';
import { useNavigation } from '@skora/shared/navigation';
import { useAccountRole, useTier } from '@skora/shared/session';

/**
 * Entries of an area for this visitor: those of a tier, or of a kind of account, only for it.
 * @param whileLoading whether entries of a tier are there until it is known, or while nobody answers
 */
export function useVisibleEntries(area: NavigationArea, whileLoading = true): ManifestNavigationEntry[] {
  const { status, tier } = useTier();
  const isGuardian = useAccountRole() === 'guardian';
  const entries = useNavigation(area);
  return entries.filter(
    ({ tiers, for: whose }) =>
      (whose === 'guardian' ? isGuardian : !isGuardian || area !== 'account') &&
      (!tiers || (status === 'ready' ? tiers.includes(tier) : whileLoading)),
  );
}
