import { changeAdmin } from '@skora/backend/cli/admins/admins';
import { addressProofRef, firstProof } from '@skora/backend/features/account/store/address-proof';
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

/** The admin's account, with nothing in it but the proof of its address. */
export async function seedAdmin(firestore: Firestore): Promise<void> {
  const { uid, displayName, email } = demoAdmin;
  const at = Timestamp.now();
  const user = { tierLevel: 'tier0', createdAt: at, role: 'player', status: 'active' };
  const proof = firstProof(email);
  const batch = firestore.batch();
  batch.set(addressProofRef(firestore, uid), proof);
  batch.set(firestore.doc(`users/${uid}`), { ...user, privateByDefault: false, addressKeys: proof.keys });
  batch.set(firestore.doc(`privateAccounts/${uid}`), {
    ...{ displayName, dateOfBirth: `${at.toDate().getUTCFullYear() - AGE}-01-01`, country: 'DE' },
    registeredAt: at,
    consents: [{ textVersion: 'terms-2026-11', action: 'given', by: 'self', at }],
  });
  await batch.commit();
}

/** The sign-in of the admin, made one as an operator does it. */
export async function seedAdminAccount(auth: Auth, firestore: Firestore): Promise<void> {
  await auth.createUser({ ...demoAdmin, emailVerified: true, password: demoPassword });
  await changeAdmin({ auth, firestore }, { name: 'give', email: demoAdmin.email });
}
