import type { DataOwner, DataOwnerDeps } from './data-owner';
import { eraseMatches } from './document-tree';

function filesOf({ bucket }: DataOwnerDeps, uid: string) {
  return { bucket: bucket(), prefix: `clips/${uid}/` };
}

/**
 * The files of clips and their places in the gallery; what was told about them is part of the profile. The export
 * names the files: they are too large for JSON, and each can be downloaded from the player's own page.
 */
export const clipsOwner: DataOwner = {
  name: 'clipFiles',
  export: async (deps, { uid }) => {
    const { bucket, prefix } = filesOf(deps, uid);
    const [[files], listed] = await Promise.all([
      bucket.getFiles({ prefix }),
      deps.firestore.collection('publicClips').where('uid', '==', uid).get(),
    ]);
    if (files.length === 0 && listed.empty) return null;
    return {
      files: files.map(({ name, metadata }) => ({
        name,
        contentType: metadata.contentType,
        bytes: Number(metadata.size),
        storedAt: metadata.updated,
      })),
      inGallery: listed.docs.map((entry) => ({ id: entry.id, slot: entry.get('slot') as number })),
    };
  },
  erase: async (deps, { uid }) => {
    const { bucket, prefix } = filesOf(deps, uid);
    await eraseMatches(deps.firestore.collection('publicClips').where('uid', '==', uid));
    await bucket.deleteFiles({ prefix, force: true });
  },
};
