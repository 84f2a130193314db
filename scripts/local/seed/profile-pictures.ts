import type { Storage } from 'firebase-admin/storage';
import { jerseyPng } from './jersey-png';
import { demoPlayers } from './players';

/** `profilePictures/{uid}`: a drawn jersey, no photograph of anybody. */
export async function seedProfilePictures(storage: Storage, bucket: string): Promise<void> {
  for (const { uid, picture } of demoPlayers) {
    if (!picture) continue;
    const file = storage.bucket(bucket).file(`profilePictures/${uid}`);
    await file.save(jerseyPng(picture), { contentType: 'image/png', resumable: false });
  }
}
