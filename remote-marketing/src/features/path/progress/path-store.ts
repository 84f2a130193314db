import { loadFirestore } from '@skora/shared/firebase';
import type { StoredFields } from '@skora/domain';
import { createContext } from 'react';

/** What decides where a player stands on the path, as stored. */
export interface StoredPlayer {
  position: unknown;
  country: unknown;
  /** Tells the birthday. */
  measuresFrom: unknown;
}

/** Where the progress of a player lives. The page uses Firestore; a test may keep it in memory. */
export interface PathStore {
  /** Follows it. @returns a function that stops it */
  watch: (uid: string, next: (fields: StoredFields) => void, failed: (error: unknown) => void) => () => void;
  save: (uid: string, fields: Record<string, unknown>) => Promise<void>;
  player: (uid: string) => Promise<StoredPlayer>;
}

const progressPath = (uid: string) => `profiles/${uid}/path/progress`;

/** Progress in Cloud Firestore, under its rules. */
export const firestorePathStore: PathStore = {
  watch: (uid, next, failed) => {
    let stop: (() => void) | null = null;
    let ended = false;
    loadFirestore()
      .then((sdk) => {
        if (!ended) stop = sdk.watchDocument(progressPath(uid), next, failed);
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
    await sdk.writeDocument(progressPath(uid), { ...fields, ...stamps }, false);
  },
  player: async (uid) => {
    const sdk = await loadFirestore();
    const read = (collection: string) => sdk.readDocument(`${collection}/${uid}`);
    const [profile, user] = await Promise.all([read('profiles'), read('users')]);
    const { primaryPosition: position, country } = profile ?? {};
    return { position, country, measuresFrom: user?.measuresFrom };
  },
};

export const PathStoreContext = createContext<PathStore>(firestorePathStore);
