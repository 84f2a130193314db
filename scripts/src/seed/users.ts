import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { demoPlayers } from './players';

/** `users/{uid}`: the account record with the plan. */
export async function seedUsers(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const { uid, tierLevel } of demoPlayers) {
    batch.set(firestore.doc(`users/${uid}`), { tierLevel, createdAt: FieldValue.serverTimestamp() });
  }
  await batch.commit();
}
