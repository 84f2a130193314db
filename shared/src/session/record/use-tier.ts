import { useSyncExternalStore } from 'react';
import { LOADING_TIER, tierStore, type TierState } from './tier-store';

/** The tier, live from the user's record. @example const { tier, status } = useTier() */
export function useTier(): TierState {
  return useSyncExternalStore(tierStore.subscribe, tierStore.get, () => LOADING_TIER);
}
