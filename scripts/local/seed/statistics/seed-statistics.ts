import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { demoDocuments } from './demo-documents';
import { demoRecords } from './demo-records';

/** Profiles, test results, matches and sessions of the demo players: full, sparse and none. */
export async function seedStatistics(firestore: Firestore): Promise<void> {
  const now = Timestamp.now();
  const batch = firestore.batch();
  for (const record of demoRecords) {
    const profile = firestore.doc(`profiles/${record.uid}`);
    batch.set(profile, { ...record.profile, schemaVersion: 1, updatedAt: now }, { merge: true });
    for (const { path, fields } of demoDocuments(record, now.toDate())) {
      batch.set(firestore.doc(`profiles/${record.uid}/${path}`), { ...fields, updatedAt: now });
    }
  }
  await batch.commit();
}
