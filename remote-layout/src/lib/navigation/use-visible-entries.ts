import type { ManifestNavigationEntry, NavigationArea } from '@skora/shared/contract';
import { useNavigation } from '@skora/shared/navigation';
import { useAccountRole, useIsAdmin, useTier } from '@skora/shared/session';

/**
 * Entries of an area for this visitor: those of a tier, of a kind of account, or of admins, only for it.
 * @param whileLoading whether entries of a tier are there until it is known, or while nobody answers
 */
export function useVisibleEntries(area: NavigationArea, whileLoading = true): ManifestNavigationEntry[] {
  const { status, tier } = useTier();
  const isGuardian = useAccountRole() === 'guardian';
  const isAdmin = useIsAdmin() === true;
  const entries = useNavigation(area);
  const isFor = (whose: ManifestNavigationEntry['for']) => {
    if (whose === 'admin') return isAdmin;
    return whose === 'guardian' ? isGuardian : !isGuardian || area !== 'account';
  };
  return entries.filter(
    ({ tiers, for: whose }) =>
      isFor(whose) && (!tiers || (status === 'ready' ? tiers.includes(tier) : whileLoading)),
  );
}
