import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { cityNamed } from '@skora/backend/features/cities/cities';
import { joinMap } from '@skora/backend/features/player-map/map-membership';
import { offlineEnv } from '@skora/scripts-lib/offline-env';
import { seedAdmin, seedAdminAccount } from './admin';
import { seedClips } from './clips';
import { seedDirectory } from './directory';
import { seedFamily, seedFamilyAccounts } from './family';
import { seedNotifications } from './notifications';
import { seedStories } from './stories/seed-stories';
import { seedUsers } from './users';
import { jerseyPng } from '@skora/scripts-lib/jersey-png';
import { demoPlayers, demoPassword } from './stories/players';

/** Adult demo players who are on the player map, as if they had chosen to be. */
const ENTRIES = [
  ['demo-mara', 'DE', 'Berlin'],
  ['demo-ines', 'PT', 'Lisbon'],
  ['demo-ravi', 'GB', 'Manchester'],
] as const;

/** Puts some of the demo players on the map. */
async function seedMapEntries(firestore: Firestore): Promise<void> {
  for (const [uid, country, name] of ENTRIES) {
    const city = cityNamed(country, name);
    if (!city) throw new Error(`${name} is not in the table of cities.`);
    await joinMap(firestore, { uid, city, now: Date.now(), secret: '' });
  }
}

/** `profilePictures/{uid}`: a drawn jersey, no photograph of anybody. */
async function seedProfilePictures(storage: Storage, bucket: string): Promise<void> {
  for (const { uid, picture } of demoPlayers) {
    if (!picture) continue;
    const file = storage.bucket(bucket).file(`profilePictures/${uid}`);
    await file.save(jerseyPng(picture), { contentType: 'image/png', resumable: false });
  }
}

/** The players' sign-in accounts, with verified addresses. */
async function seedAccounts(auth: Auth): Promise<void> {
  for (const { uid, displayName, email } of demoPlayers) {
    await auth.createUser({ uid, displayName, email, emailVerified: true, password: demoPassword });
  }
}

/** Whether nobody has an account yet. */
async function hasNoAccounts(auth: Auth): Promise<boolean> {
  const { users } = await auth.listUsers(1);
  return users.length === 0;
}

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
    await seedFamily(getFirestore(app));
    await seedAdmin(getFirestore(app));
    await seedStories(getFirestore(app));
    await seedNotifications(getFirestore(app));
    // A card shows what the profile says.
    await seedMapEntries(getFirestore(app));
    await seedProfilePictures(getStorage(app), storageBucket);
    await seedClips(getFirestore(app), getStorage(app), storageBucket);
    // Last, because accounts mark the data as filled: an interrupted start is made good by the next one.
    await seedFamilyAccounts(auth);
    await seedAdminAccount(auth, getFirestore(app));
    await seedAccounts(auth);
    return true;
  } finally {
    await deleteApp(app);
  }
}
