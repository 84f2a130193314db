import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { drawPortrait } from '../../../lib/drawing/draw-portrait';
import type { StorageBucket } from '../../../lib/firestore/connect-firebase';
import { withheldName } from '../../../lib/firestore/player-files';

interface Stores {
  firestore: Firestore;
  bucket: () => StorageBucket;
}

/** Where the picture of a player is. */
export function pictureFile({ bucket }: Pick<Stores, 'bucket'>, uid: string) {
  return bucket().file(`profilePictures/${uid}`);
}

async function isOpen({ firestore }: Stores, uid: string): Promise<boolean> {
  const user = await firestore.doc(`users/${uid}`).get();
  return user.exists && (user.get('status') ?? 'active') === 'active';
}

/**
 * Stores a picture, drawn again, in place of the one before, whose address then leads nowhere.
 * @param file untrusted
 */
export async function storePicture(
  stores: Stores,
  uid: string,
  file: Buffer,
): Promise<'stored' | 'no-picture' | 'not-open'> {
  if (!(await isOpen(stores, uid))) return 'not-open';
  const drawn = await drawPortrait(file);
  if (drawn === null) return 'no-picture';
  const stored = pictureFile(stores, uid);
  const metadata = { metadata: { firebaseStorageDownloadTokens: randomUUID() } };
  await stored.save(drawn, { resumable: false, contentType: 'image/jpeg', metadata });
  if (await isOpen(stores, uid)) return 'stored';
  // It was closed meanwhile, and its files were put away before this one came.
  await stored.delete({ ignoreNotFound: true });
  return 'not-open';
}

/** The picture while nobody gets at it. */
export function withheldPicture({ bucket }: Pick<Stores, 'bucket'>, uid: string) {
  return bucket().file(withheldName(pictureFile({ bucket }, uid).name));
}

/** Removes the picture, wherever it is; none is fine too. */
export async function removePicture(stores: Pick<Stores, 'bucket'>, uid: string): Promise<void> {
  await pictureFile(stores, uid).delete({ ignoreNotFound: true });
  await withheldPicture(stores, uid).delete({ ignoreNotFound: true });
}
