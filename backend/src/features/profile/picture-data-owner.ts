import type { DataOwner, DataOwnerDeps } from '../../lib/data-owners/data-owner';

function pictureFile({ bucket }: DataOwnerDeps, uid: string) {
  return bucket().file(`profilePictures/${uid}`);
}

/** `profilePictures/{uid}` in the file store. */
export const pictureOwner: DataOwner = {
  name: 'picture',
  export: async (deps, { uid }) => {
    const file = pictureFile(deps, uid);
    if (!(await file.exists())[0]) return null;
    const [[metadata], [bytes]] = await Promise.all([file.getMetadata(), file.download()]);
    return {
      contentType: metadata.contentType,
      storedAt: metadata.updated,
      base64: bytes.toString('base64'),
    };
  },
  erase: async (deps, { uid }) => {
    await pictureFile(deps, uid).delete({ ignoreNotFound: true });
  },
};
