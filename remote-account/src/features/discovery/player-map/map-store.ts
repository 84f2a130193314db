import { createContext } from 'react';
import { api, bearer, readAnswer } from '@skora/shared/api';
import { loadFirestore } from '@skora/shared/firebase';
import type { StoredFields } from '@skora/domain';
import type { ListedPlayer } from './listed-player';

/** One page of players. */
interface PlayerPage {
  players: readonly ListedPlayer[];
  /** Whether there may be another. */
  more: boolean;
}

/** Where the map is read from: players from the backend, which counts the pages, and counts from Firestore. */
export interface MapStore {
  /** One page of players who have all of the facets, by id. */
  findPlayers: (facets: readonly string[], after?: string) => Promise<PlayerPage>;
  /** One document of counts. */
  read: (path: string) => Promise<StoredFields>;
}

const liveMap: MapStore = {
  findPlayers: async (facets, after) => {
    const query = { ...(facets.length > 0 && { facets: facets.join() }), after };
    return readAnswer(api().GET('/players', { headers: await bearer(), params: { query } }));
  },
  read: async (path) => (await loadFirestore()).readDocument(path),
};

export const MapStoreContext = createContext<MapStore>(liveMap);
