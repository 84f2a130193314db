import { connectFirebase, type FirebaseConnection } from '../../lib/firestore/connect-firebase';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Opens the project the environment names: GCLOUD_PROJECT and FIREBASE_STORAGE_BUCKET, or, for a local one, GCLOUD_PROJECT
 * and the hosts of emulators.
 * @throws Error that says what to set when no project or bucket is named
 */
export function connectProject(): { projectId: string; connection: FirebaseConnection } {
  const projectId = process.env['GCLOUD_PROJECT'];
  if (!projectId) {
    throw new Error(
      'Set GCLOUD_PROJECT to the project to work on; for npm start also FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 and FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099.',
    );
  }
  const bucket = process.env['FIREBASE_STORAGE_BUCKET'] || undefined;
  if (bucket === undefined && !process.env['FIRESTORE_EMULATOR_HOST'])
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
