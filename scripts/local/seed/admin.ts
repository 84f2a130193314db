import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { demoPassword } from './stories/players';

/** A fictional person who runs the site: sees `/operations`, and has an account like any adult's. */
export const demoAdmin = {
  uid: 'demo-admin',
  displayName: 'Ada Invented',
  email: 'admin.demo@skora.example',
} as const;

const AGE = 38;

/** The admin's account, with nothing in it. */
export async function seedAdmin(firestore: Firestore): Promise<void> {
  const { uid, displayName } = demoAdmin;
  const at = Timestamp.now();
  const user = { tierLevel: 'tier0', createdAt: at, role: 'player', status: 'active' };
  const batch = firestore.batch();
  batch.set(firestore.doc(`users/${uid}`), { ...user, privateByDefault: false });
  batch.set(firestore.doc(`privateAccounts/${uid}`), {
    ...{ displayName, dateOfBirth: `${at.toDate().getUTCFullYear() - AGE}-01-01`, country: 'DE' },
    registeredAt: at,
    consents: [{ textVersion: 'terms-2026-11', action: 'given', by: 'self', at }],
  });
  await batch.commit();
}

/** The sign-in of the admin, as `npm run admin -- give` leaves one. */
export async function seedAdminAccount(auth: Auth): Promise<void> {
  await auth.createUser({ ...demoAdmin, emailVerified: true, password: demoPassword });
  await auth.setCustomUserClaims(demoAdmin.uid, { admin: true });
}
