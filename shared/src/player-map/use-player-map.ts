import { useSyncExternalStore } from 'react';
import { INITIAL_PLAYER_MAP, playerMapStore, type PlayerMapState } from './player-map-store';

/** Shared map and player state with a setter for parts of it. @example const [map, change] = usePlayerMap() */
export function usePlayerMap(): [PlayerMapState, (part: Partial<PlayerMapState>) => void] {
  const state = useSyncExternalStore(playerMapStore.subscribe, playerMapStore.get, () => INITIAL_PLAYER_MAP);
  return [state, changePlayerMap];
}

function changePlayerMap(part: Partial<PlayerMapState>): void {
  playerMapStore.set({ ...playerMapStore.get(), ...part });
}
