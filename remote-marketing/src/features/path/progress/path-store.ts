import { loadFirestore } from '@skora/shared/firebase';
import type { StoredFields } from '@skora/football';
import { createContext } from 'react';

/** Where the progress of a player lives. The page uses Firestore; a test may keep it in memory. */
export interface PathStore {
  /** Follows it. @returns a function that stops it */
  watch: (uid: string, next: (fields: StoredFields) => void, failed: (error: unknown) => void) => () => void;
  save: (uid: string, fields: Record<string, unknown>) => Promise<void>;
  /** The position in the player's profile, as stored. */
  position: (uid: string) => Promise<unknown>;
}

const pathOf = (uid: string) => `profiles/${uid}/path/progress`;

/** Progress in Cloud Firestore, under its rules. */
export const firestorePathStore: PathStore = {
  watch: (uid, next, failed) => {
    let stop: (() => void) | null = null;
    let ended = false;
    loadFirestore()
      .then((sdk) => {
        if (!ended) stop = sdk.watchDocument(pathOf(uid), next, failed);
      })
      .catch((error: unknown) => !ended && failed(error));
    return () => {
      ended = true;
      stop?.();
    };
  },
  save: async (uid, fields) => {
    const sdk = await loadFirestore();
    const stamps = { schemaVersion: 1, updatedAt: sdk.serverTimestamp() };
    await sdk.writeDocument(pathOf(uid), { ...fields, ...stamps }, false);
  },
  position: async (uid) => {
    const profile = await (await loadFirestore()).readDocument(`profiles/${uid}`);
    return profile?.primaryPosition;
  },
};

/** Which store the page works with. */
export const PathStoreContext = createContext<PathStore>(firestorePathStore);
