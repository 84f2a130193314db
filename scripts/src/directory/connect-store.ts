import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/**
 * Runs work on the store the environment names: GCLOUD_PROJECT, and FIRESTORE_EMULATOR_HOST for a local one.
 * @throws Error that says what to set when no project is named
 */
export async function withStore<Result>(work: (store: Firestore) => Promise<Result>): Promise<Result> {
  const projectId = process.env['GCLOUD_PROJECT'];
  if (!projectId) {
    throw new Error(
      'Set GCLOUD_PROJECT to the project to import into; for npm start also FIRESTORE_EMULATOR_HOST=127.0.0.1:8080.',
    );
  }
  const app = initializeApp({ projectId }, 'directory');
  try {
    const store = getFirestore(app);
    store.settings({ universeDomain: 'googleapis.com' });
    return await work(store);
  } finally {
    await deleteApp(app);
  }
}
