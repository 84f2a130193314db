import { lazily } from './lazily';

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
