import { birthdayAt } from '@skora/backend/features/account/domain/birth-date';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { ADULT_AGE } from '@skora/domain';
import { demoPlayers } from './stories/players';

const FIRST_TEST_AGE = 5;

/** What a finished registration leaves: `users`, `privateAccounts` and the private `profiles` document. */
export async function seedUsers(firestore: Firestore): Promise<void> {
  const at = Timestamp.now();
  const batch = firestore.batch();
  for (const { uid, displayName, age, country, tierLevel } of demoPlayers) {
    const dateOfBirth = `${at.toDate().getUTCFullYear() - age}-01-01`;
    batch.set(firestore.doc(`users/${uid}`), {
      tierLevel,
      createdAt: at,
      role: 'player',
      status: 'active',
      privateByDefault: age < ADULT_AGE,
      measuresFrom: Timestamp.fromMillis(birthdayAt(dateOfBirth, FIRST_TEST_AGE)),
    });
    batch.set(firestore.doc(`privateAccounts/${uid}`), {
      displayName,
      dateOfBirth,
      country,
      registeredAt: at,
      consents: [{ textVersion: 'terms-2026-11', action: 'given', by: 'self', at }],
    });
    batch.set(firestore.doc(`profiles/${uid}`), { displayName, country, schemaVersion: 1, updatedAt: at });
  }
  await batch.commit();
}
