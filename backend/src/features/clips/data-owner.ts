import { clipReviews, type StoredClipReview } from './store/clip-review';
import type { DataOwner, DataOwnerDeps } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';

function findFiles({ bucket }: DataOwnerDeps, uid: string) {
  return { bucket: bucket(), prefix: `clips/${uid}/` };
}

/**
 * The files of clips, their places in the gallery and what was decided about them; what was told about them is part of the profile. The export
 * names the files: they are too large for JSON, and each can be downloaded from the player's own page.
 */
export const clipsOwner: DataOwner = {
  name: 'clipFiles',
  export: async (deps, { uid }) => {
    const { bucket, prefix } = findFiles(deps, uid);
    const [[files], listed, reviews] = await Promise.all([
      bucket.getFiles({ prefix }),
      deps.firestore.collection('publicClips').where('uid', '==', uid).get(),
      clipReviews(deps.firestore).where('uid', '==', uid).get(),
    ]);
    if (files.length === 0 && listed.empty && reviews.empty) return null;
    return {
      files: files.map(({ name, metadata }) => ({
        name,
        contentType: metadata.contentType,
        bytes: Number(metadata.size),
        storedAt: metadata.updated,
      })),
      inGallery: listed.docs.map((entry) => ({ id: entry.id, slot: entry.get('slot') as number })),
      // What others wrote about a clip is theirs.
      reviews: reviews.docs.map((entry) => {
        const { slot, state, decidedAt, decision } = entry.data() as StoredClipReview;
        return { slot, state, decidedAt, decision };
      }),
    };
  },
  erase: async (deps, { uid }) => {
    const { bucket, prefix } = findFiles(deps, uid);
    await eraseMatches(deps.firestore.collection('publicClips').where('uid', '==', uid));
    await eraseMatches(clipReviews(deps.firestore).where('uid', '==', uid));
    await bucket.deleteFiles({ prefix, force: true });
  },
};
