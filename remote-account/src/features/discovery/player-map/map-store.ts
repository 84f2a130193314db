import { createContext } from 'react';
import { loadFirestore } from '@skora/shared/firebase';
import type { ListedDocument, StoredFields } from '@skora/domain';

/** Where the public part of the map lives. The page uses Firestore; a test may keep it in memory. */
export interface MapStore {
  /** One page of players who have all of the facets, by id. */
  findPlayers: (facets: readonly string[], count: number, after?: string) => Promise<ListedDocument[]>;
  /** One document of counts. */
  read: (path: string) => Promise<StoredFields>;
}

const firestoreMap: MapStore = {
  findPlayers: async (facets, count, after) =>
    (await loadFirestore()).findDocuments('mapPlayers', facets, count, after),
  read: async (path) => (await loadFirestore()).readDocument(path),
};

export const MapStoreContext = createContext<MapStore>(firestoreMap);
