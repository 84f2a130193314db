import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { retryClosedTransactions } from './retry-closed-transactions';

export type StorageBucket = ReturnType<Storage['bucket']>;

/** `IdempotencyStrategy.RetryAlways` of Google's client, which firebase-admin does not pass on. */
const RETRY_ALWAYS = 0;

export interface FirebaseConnection {
  auth: Auth;
  firestore: Firestore;
  /** @param name by default the project's own */
  bucket: (name?: string) => StorageBucket;
  close: () => Promise<void>;
}

/**
 * Has the client try each call again whose connection breaks: all our writes may be repeated. By default it switches retries off
 * for the whole process while a file is written or deleted without a condition, and sometimes for good.
 */
function retryAlways(bucket: StorageBucket): StorageBucket {
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  return bucket;
}

/**
 * Opens Auth, Firestore and Storage of a project: those of the emulators when their hosts are set, else with the
 * service's own credentials. Nothing is sent before the first use.
 *
 * @param storageBucket name of the bucket, by default the project's own
 */
export function connectFirebase(
  projectId: string,
  storageBucket = `${projectId}.appspot.com`,
): FirebaseConnection {
  const app = initializeApp({ projectId, storageBucket }, `skora-${randomUUID()}`);
  const firestore = getFirestore(app);
  // Without it the client asks Google's metadata server first, on a laptop with emulators too.
  firestore.settings({ universeDomain: 'googleapis.com' });
  retryClosedTransactions(firestore);
  return {
    auth: getAuth(app),
    firestore,
    bucket: (name) => retryAlways(getStorage(app).bucket(name)),
    close: () => deleteApp(app),
  };
}
