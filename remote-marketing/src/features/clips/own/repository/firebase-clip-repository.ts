import { CLIP_BOUNDS, clipPath, clipPosterPath } from '@skora/domain';
import { loadFirestore, loadStorage, retryRefusedWrite } from '@skora/shared/firebase';
import { withDeadline } from '@skora/shared/utils';
import type { ClipRepository } from './clip-repository';
import { removeClipParts } from './remove-clip-parts';
import { saveClip } from './save-clip';

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
  save: async (uid, clip) => {
    const sdk = await loadFirestore();
    const now = sdk.serverTimestamp();
    const stamps = { updatedAt: now, ...(clip.base === null && { createdAt: now }) };
    const merge = (path: string, fields: object) => sdk.mergeDocument(path, { ...fields, ...stamps });
    await saveClip({ read: sdk.readDocument, merge }, `${clipsPath(uid)}/${clip.slot}`, clip);
  },
  saveOrder: async (uid, places) => {
    const sdk = await loadFirestore();
    const writes = places.map(({ slot, order }) => ({
      path: `${clipsPath(uid)}/${slot}`,
      fields: { order, updatedAt: sdk.serverTimestamp() },
    }));
    const save = () => withDeadline(sdk.mergeDocuments(writes), DEADLINE_MS, 'Saving the order');
    await retryRefusedWrite(save);
  },
  remove: async (uid, clip) => {
    const [{ removeDocument }, { removeFile }] = await Promise.all([loadFirestore(), loadStorage()]);
    await removeClipParts({ removeDocument, removeFile }, uid, clip);
  },
  upload: async (path, file, progress) => (await loadStorage()).storeFile(path, file, progress),
  address: async (uid, slot) => (await loadStorage()).downloadUrl(clipPath(uid, slot)),
  posterAddress: async (uid, slot, poster) =>
    (await loadStorage()).downloadUrl(clipPosterPath(uid, slot, poster)),
};
