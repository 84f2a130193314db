import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export interface FirebaseConnection {
  auth: Auth;
  firestore: Firestore;
  close: () => Promise<void>;
}

/**
 * Opens Auth and Firestore of a project: those of the emulators when their hosts are set, else with the
 * service's own credentials. Nothing is sent before the first use.
 */
export function connectFirebase(projectId: string): FirebaseConnection {
  const app = initializeApp({ projectId }, `skora-${randomUUID()}`);
  const firestore = getFirestore(app);
  // Without it the client asks Google's metadata server first, on a laptop with emulators too.
  firestore.settings({ universeDomain: 'googleapis.com' });
  return { auth: getAuth(app), firestore, close: () => deleteApp(app) };
}
