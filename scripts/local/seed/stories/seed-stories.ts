import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { demoPlayers } from './players';
import { demoStory } from './demo-story';

/** Profiles of the demo players with everything below them. */
export async function seedStories(firestore: Firestore): Promise<void> {
  const now = Timestamp.now().toDate();
  const batch = firestore.batch();
  for (const { uid } of demoPlayers) {
    for (const { path, fields } of demoStory(uid, now)) {
      batch.set(firestore.doc(['profiles', uid, path].filter(Boolean).join('/')), fields, { merge: true });
    }
  }
  await batch.commit();
}
