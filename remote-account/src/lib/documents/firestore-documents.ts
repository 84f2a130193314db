import { loadFirestore } from '@skora/shared/firebase';
import type { PlayerDocuments } from './player-documents';

type Firestore = Awaited<ReturnType<typeof loadFirestore>>;

const SCHEMA_VERSION = 1;

/** Starts a subscription once the SDK is there, unless it was stopped before. */
function follow(start: (sdk: Firestore) => () => void, failed: (error: unknown) => void): () => void {
  let stop: (() => void) | null = null;
  let ended = false;
  loadFirestore()
    .then((sdk) => {
      if (!ended) stop = start(sdk);
    })
    .catch((error: unknown) => {
      if (!ended) failed(error);
    });
  return () => {
    ended = true;
    stop?.();
  };
}

function stamped(sdk: Firestore, fields: Record<string, unknown>) {
  return { ...fields, schemaVersion: SCHEMA_VERSION, updatedAt: sdk.serverTimestamp() };
}

/** The player's documents in Cloud Firestore, under its rules. */
export const firestoreDocuments: PlayerDocuments = {
  watch: (path, next, failed) => follow((sdk) => sdk.watchDocument(path, next, failed), failed),
  watchNewest: (path, by, count, next, failed) =>
    follow((sdk) => sdk.watchNewest(path, by, count, next, failed), failed),
  write: async (path, fields) => {
    const sdk = await loadFirestore();
    await sdk.writeDocument(path, stamped(sdk, fields));
  },
  merge: async (path, fields) => {
    const sdk = await loadFirestore();
    await sdk.mergeDocument(path, stamped(sdk, fields));
  },
  commit: async (writes) => {
    const sdk = await loadFirestore();
    await sdk.commitDocuments(writes.map(({ path, fields }) => ({ path, fields: stamped(sdk, fields) })));
  },
  read: async (path) => (await loadFirestore()).readDocument(path),
  remove: async (path) => (await loadFirestore()).removeDocument(path),
};
