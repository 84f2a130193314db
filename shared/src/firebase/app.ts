import { getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import { readConfig } from '../config';

/** The one Firebase app of the page. */
export function firebaseApp(): FirebaseApp {
  const existing = getApps()[0];
  if (existing) return existing;
  const { projectId, apiKey, authDomain, storageBucket } = readConfig().firebase;
  return initializeApp({ projectId, apiKey, authDomain, storageBucket });
}
