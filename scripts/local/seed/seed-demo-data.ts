import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { offlineEnv } from '../lib/offline-env';
import { hasNoAccounts, seedAccounts } from './accounts';
import { seedClips } from './clips';
import { seedDirectory } from './directory';
import { seedMapEntries } from './map-entries';
import { seedProfilePictures } from './profile-pictures';
import { seedProfiles } from './profiles/seed-profiles';
import { seedStatistics } from './statistics/seed-statistics';
import { seedUsers } from './users';

/**
 * Fills empty emulators with the directory and with fictional players; leaves others as they are.
 *
 * @param env addresses of the emulators, as `startEmulators()` gives them; set for this process
 * @returns whether players were written
 */
export async function seedDemoData(env: Record<string, string>, storageBucket: string): Promise<boolean> {
  // firebase-admin knows no other way to be sent to an emulator.
  Object.assign(process.env, env, offlineEnv);
  const app = initializeApp({ projectId: env['GCLOUD_PROJECT'] ?? '' }, `seed-${randomUUID()}`);
  try {
    const auth = getAuth(app);
    await seedDirectory(getFirestore(app));
    if (!(await hasNoAccounts(auth))) return false;
    await seedUsers(getFirestore(app));
    await seedStatistics(getFirestore(app));
    await seedProfiles(getFirestore(app));
    // A card shows what the profile says.
    await seedMapEntries(getFirestore(app));
    await seedProfilePictures(getStorage(app), storageBucket);
    await seedClips(getFirestore(app), getStorage(app), storageBucket);
    // Last, because accounts mark the data as filled: an interrupted start is made good by the next one.
    await seedAccounts(auth);
    return true;
  } finally {
    await deleteApp(app);
  }
}
