import { connectFirebase, type FirebaseConnection } from '../../lib/firestore/connect-firebase';
import type { Firestore } from 'firebase-admin/firestore';

/** Where `npm start` has its emulators. */
const EMULATORS = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

/** @throws Error when only some emulators are named: the rest of the work would be on real data */
function findEmulators(): boolean {
  const missing = Object.keys(EMULATORS).filter((key) => !process.env[key]);
  if (missing.length === 0 || missing.length === Object.keys(EMULATORS).length) return missing.length === 0;
  throw new Error(
    `Set all hosts of emulators, or none: ${missing.join(' and ')} is missing, and that part would be of a real project.`,
  );
}

/**
 * Opens the project the environment names: GCLOUD_PROJECT and FIREBASE_STORAGE_BUCKET, or, for a local one, GCLOUD_PROJECT
 * and the hosts of all emulators.
 * @throws Error that says what to set when no project or bucket is named, or only some emulators are
 */
export function connectProject(): { projectId: string; connection: FirebaseConnection } {
  const projectId = process.env['GCLOUD_PROJECT'];
  if (!projectId) {
    const local = Object.entries(EMULATORS).map(([key, host]) => `${key}=${host}`);
    throw new Error(`Set GCLOUD_PROJECT to the project to work on; for npm start also ${local.join(', ')}.`);
  }
  const isLocal = findEmulators();
  const bucket = process.env['FIREBASE_STORAGE_BUCKET'] || undefined;
  if (bucket === undefined && !isLocal)
    throw new Error(
      `Set FIREBASE_STORAGE_BUCKET to the bucket of players' files, such as ${projectId}-files.`,
    );
  const connection = connectFirebase(projectId, bucket);
  return { projectId, connection };
}

/** Runs work on the project of {@link connectProject}. */
export async function withProject<Result>(
  work: (project: FirebaseConnection) => Promise<Result>,
): Promise<Result> {
  const { connection: project } = connectProject();
  try {
    return await work(project);
  } finally {
    await project.close();
  }
}

/** The same for work that needs nothing but the store. */
export function withStore<Result>(work: (store: Firestore) => Promise<Result>): Promise<Result> {
  return withProject(({ firestore }) => work(firestore));
}
