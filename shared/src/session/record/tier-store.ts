import type { Tier } from '../../contract/tier';
import { createStore } from '../../store/create-store';

/** The plan of whoever is here. `loading` carries `tier0`, so that nothing is granted meanwhile. */
export interface TierState {
  status: 'loading' | 'ready';
  tier: Tier;
}

/** What every page starts with. */
export const LOADING_TIER: TierState = { status: 'loading', tier: 'tier0' };

/** The tier, outside React. */
export const tierStore = createStore<TierState>(LOADING_TIER);

/** Sets the tier; the same tier again tells nobody. */
export function setTier(next: TierState): void {
  const before = tierStore.get();
  if (before.status !== next.status || before.tier !== next.tier) tierStore.set(next);
}
