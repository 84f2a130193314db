import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { demoProfiles } from './demo-profiles';

/** Identity, career, education, honours, references and visibility of the demo players. */
export async function seedProfiles(firestore: Firestore): Promise<void> {
  const stamps = { schemaVersion: 1, updatedAt: Timestamp.now() };
  const batch = firestore.batch();
  for (const { uid, profile, rows, visibility } of demoProfiles) {
    const document = firestore.doc(`profiles/${uid}`);
    batch.set(document, { ...profile, ...stamps }, { merge: true });
    for (const [collection, list] of Object.entries(rows)) {
      list.forEach((row, index) =>
        batch.set(document.collection(collection).doc(String(index + 1)), { ...row, revision: 1, ...stamps }),
      );
    }
    if (visibility)
      batch.set(document.collection('settings').doc('visibility'), {
        fields: visibility,
        revision: 1,
        ...stamps,
      });
  }
  await batch.commit();
}
