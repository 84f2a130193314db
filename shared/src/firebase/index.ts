import { hideSilentDatabase } from './silent-database';

/** The download and the look at the browser's database go on at the same time. */
async function loadPrepared<T>(load: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([load(), hideSilentDatabase()]);
  return module;
}

/** Loads a module once; a failed download is forgotten, so that the next call tries again. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= loadPrepared(load).catch((error: unknown) => {
      pending = null;
      throw error;
    });
    return pending;
  };
}

/**
 * The only doors to the Firebase SDK. Nothing of it is downloaded before one of these is called.
 * @example const { readDocument } = await loadFirestore();
 */
export const loadAuth = lazily(() => import(/* webpackChunkName: "firebase-auth" */ './auth-sdk'));

/** Cloud Firestore: documents and subscriptions. */
export const loadFirestore = lazily(() => import(/* webpackChunkName: "firestore" */ './firestore-sdk'));

/** Cloud Storage: files. */
export const loadStorage = lazily(() => import(/* webpackChunkName: "firebase-storage" */ './storage-sdk'));

export { firebaseErrorCode } from './firebase-error-code';
export { retryRefusedWrite } from './retry-refused-write';
