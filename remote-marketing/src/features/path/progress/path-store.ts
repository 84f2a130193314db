import { loadFirestore, retryRefusedWrite } from '@skora/shared/firebase';
import type { StoredFields } from '@skora/domain';
import { createContext } from 'react';
import type { StepState } from './path-progress';
import type { PathChange } from './pending-changes';

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
  /** Writes this change and nothing else, so that what another device stores at the same time stays. */
  save: (uid: string, change: PathChange) => Promise<void>;
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
  save: async (uid, { steps, state, week }) => {
    const sdk = await loadFirestore();
    // The rules ask for both lists, also where only a week is kept: taking nothing away makes an empty one.
    const named = steps.length > 0 ? steps : [''];
    const listFor = (list: StepState) => (state === list ? sdk.listWith(named) : sdk.listWithout(named));
    const fields = {
      ...{ done: listFor('done'), next: listFor('next') },
      ...(week && { week }),
      ...{ schemaVersion: 1, updatedAt: sdk.serverTimestamp() },
    };
    await retryRefusedWrite(async () => {
      // Fails without a connection, where a write would wait in the tab and be lost with it.
      await sdk.readDocument(progressPath(uid));
      await sdk.mergeDocument(progressPath(uid), fields);
    });
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
