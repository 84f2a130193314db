import { CLIP_BOUNDS, clipPath, clipPosterPath } from '@skora/domain';
import { loadFirestore, loadStorage, retryRefusedWrite } from '@skora/shared/firebase';
import { withDeadline } from '@skora/shared/utils';
import type { ClipRepository } from './clip-repository';

// Without a connection the SDK would wait for hours.
const DEADLINE_MS = 10_000;

const clipsPath = (uid: string) => `profiles/${uid}/clips`;

/** Clips in Cloud Firestore and their files in Cloud Storage, under the rules of both. */
export const firebaseClipRepository: ClipRepository = {
  watch: (uid, next, failed) => {
    let stop: (() => void) | null = null;
    let ended = false;
    loadFirestore()
      .then((sdk) => {
        if (!ended) stop = sdk.watchNewest(clipsPath(uid), 'createdAt', CLIP_BOUNDS.slots, next, failed);
      })
      .catch((error: unknown) => !ended && failed(error));
    return () => {
      ended = true;
      stop?.();
    };
  },
  readProfile: async (uid) => (await loadFirestore()).readDocument(`profiles/${uid}`),
  save: async (uid, clips) => {
    const sdk = await loadFirestore();
    const now = sdk.serverTimestamp();
    const writes = clips.map(({ slot, fields, createdAt }) => ({
      path: `${clipsPath(uid)}/${slot}`,
      fields: { ...fields, createdAt: createdAt ?? now, updatedAt: now },
    }));
    await retryRefusedWrite(() => withDeadline(sdk.commitDocuments(writes), DEADLINE_MS, 'Saving clips'));
  },
  remove: async (uid, { slot, source, poster }) => {
    const [documents, files] = await Promise.all([loadFirestore(), loadStorage()]);
    const removal = documents.removeDocument(`${clipsPath(uid)}/${slot}`);
    await withDeadline(removal, DEADLINE_MS, 'Removing a clip');
    if (source === 'upload') await files.removeFile(clipPath(uid, slot));
    if (poster !== null) await files.removeFile(clipPosterPath(uid, slot, poster));
  },
  upload: async (path, file, progress) => (await loadStorage()).storeFile(path, file, progress),
  address: async (uid, slot) => (await loadStorage()).downloadUrl(clipPath(uid, slot)),
  posterAddress: async (uid, slot, poster) =>
    (await loadStorage()).downloadUrl(clipPosterPath(uid, slot, poster)),
};
