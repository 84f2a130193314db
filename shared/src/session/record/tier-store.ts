import type { Tier } from '../../contract/tier';
import { createStore } from '../../store/create-store';

/**
 * The plan of whoever is here. `loading` and `unknown` (nobody has answered) carry `tier0`, so that nothing is granted
 * meanwhile; pages must not take that for a player without a plan.
 */
export interface TierState {
  status: 'loading' | 'unknown' | 'ready';
  tier: Tier;
}

/** What every page starts with. */
export const LOADING_TIER: TierState = { status: 'loading', tier: 'tier0' };

/** What is left when the store could not be asked. */
export const UNKNOWN_TIER: TierState = { status: 'unknown', tier: 'tier0' };

/** The tier, outside React. */
export const tierStore = createStore<TierState>(LOADING_TIER);

/** Sets the tier; the same tier again tells nobody. */
export function setTier(next: TierState): void {
  const before = tierStore.get();
  if (before.status !== next.status || before.tier !== next.tier) tierStore.set(next);
}
