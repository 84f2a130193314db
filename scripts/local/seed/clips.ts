import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CLIP_POSTER, clipPath, clipPosterPath } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { syncListing } from '@skora/backend/features/clips/store/clip-listing';
import { demoClips } from './stories/demo-clips';

const drawing = (name: string) => readFile(new URL(`./clips/${name}`, import.meta.url));

/** Video and picture of the clips that demo adults tell of, and their places in the gallery. */
export async function seedClips(firestore: Firestore, storage: Storage, bucket: string): Promise<void> {
  const now = Date.now();
  const store = (path: string, bytes: Buffer, contentType: string) =>
    storage.bucket(bucket).file(path).save(bytes, { contentType, resumable: false });
  for (const { uid, file } of demoClips) {
    const [video, picture] = await Promise.all([drawing(`${file}.webm`), drawing(`${file}.jpg`)]);
    const poster = createHash('md5').update(picture).digest('hex');
    await store(clipPath(uid, 0), video, 'video/webm');
    await store(clipPosterPath(uid, 0, poster), picture, CLIP_POSTER.type);
    await firestore.doc(`profiles/${uid}/clips/0`).update({ poster });
    await syncListing(firestore, { uid, slot: 0 }, now);
  }
}
