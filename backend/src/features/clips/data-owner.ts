import { clipReviews, type StoredClipReview } from './store/clip-review';
import type { DataOwner, DataOwnerDeps } from '../../lib/data-owners/data-owner';
import { withheldName } from '../../lib/firestore/player-files';
import { eraseMatches } from '../../lib/data-owners/document-tree';

function findFiles({ bucket }: DataOwnerDeps, uid: string) {
  const prefix = `clips/${uid}/`;
  return { bucket: bucket(), prefixes: [prefix, withheldName(prefix)] };
}

/**
 * The files of clips, their places in the gallery and what was decided about them; what was told about them is part of the profile. The export
 * names the files: they are too large for JSON, and each can be downloaded from the player's own page.
 */
export const clipsOwner: DataOwner = {
  name: 'clipFiles',
  export: async (deps, { uid }) => {
    const { bucket, prefixes } = findFiles(deps, uid);
    const [found, listed, reviews] = await Promise.all([
      Promise.all(prefixes.map((prefix) => bucket.getFiles({ prefix }))),
      deps.firestore.collection('publicClips').where('uid', '==', uid).get(),
      clipReviews(deps.firestore).where('uid', '==', uid).get(),
    ]);
    const files = found.flatMap(([some]) => some);
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
    const { bucket, prefixes } = findFiles(deps, uid);
    await eraseMatches(deps.firestore.collection('publicClips').where('uid', '==', uid));
    await eraseMatches(clipReviews(deps.firestore).where('uid', '==', uid));
    for (const prefix of prefixes) await bucket.deleteFiles({ prefix, force: true });
  },
};
