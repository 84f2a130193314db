import type { DocumentSnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';

interface FirstProfile {
  displayName: string;
  country: string;
  at: Timestamp;
}

/** Begins the private profile in the shape the rules let its owner change; an existing one stays as it is. */
export function beginProfile(
  transaction: Transaction,
  profile: DocumentSnapshot,
  { displayName, country, at }: FirstProfile,
) {
  if (profile.exists) return;
  transaction.create(profile.ref, { displayName, country, schemaVersion: 1, updatedAt: at });
}
