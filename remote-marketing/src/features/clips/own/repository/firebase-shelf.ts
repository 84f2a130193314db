import { CLIP_BOUNDS, clipPath } from '@skora/domain';
import { firebaseErrorCode, loadFirestore, loadStorage } from '@skora/shared/firebase';
import type { ClipShelf } from './clip-shelf';
import { withDeadline } from './with-deadline';

const BREATH_MS = 1100;

const clipsOf = (uid: string) => `profiles/${uid}/clips`;

/** The rules refuse a second change of a clip within a second, as after adding one and ordering it at once. */
async function afterABreath(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (firebaseErrorCode(error) !== 'permission-denied') throw error;
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    await write();
  }
}

/** Clips in Cloud Firestore and their files in Cloud Storage, under the rules of both. */
export const firebaseShelf: ClipShelf = {
  watch: (uid, next, failed) => {
    let stop: (() => void) | null = null;
    let ended = false;
    loadFirestore()
      .then((sdk) => {
        if (!ended) stop = sdk.watchNewest(clipsOf(uid), 'createdAt', CLIP_BOUNDS.slots, next, failed);
      })
      .catch((error: unknown) => !ended && failed(error));
    return () => {
      ended = true;
      stop?.();
    };
  },
  save: async (uid, clips) => {
    const sdk = await loadFirestore();
    const now = sdk.serverTimestamp();
    const writes = clips.map(({ slot, fields, createdAt }) => ({
      path: `${clipsOf(uid)}/${slot}`,
      fields: { ...fields, createdAt: createdAt ?? now, updatedAt: now },
    }));
    await afterABreath(() => withDeadline(sdk.commitDocuments(writes)));
  },
  remove: async (uid, { slot, source }) => {
    const [documents, files] = await Promise.all([loadFirestore(), loadStorage()]);
    await withDeadline(documents.removeDocument(`${clipsOf(uid)}/${slot}`));
    if (source === 'upload') await files.removeFile(clipPath(uid, slot));
  },
  upload: async (path, file, progress) => (await loadStorage()).storeFile(path, file, progress),
  address: async (uid, slot) => (await loadStorage()).downloadUrl(clipPath(uid, slot)),
};
