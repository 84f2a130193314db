import type { DataOwner } from '../../lib/data-owners/data-owner';
import { pictureFile, removePicture, withheldPicture } from './store/profile-picture';

/** `profilePictures/{uid}` in the file store. */
export const pictureOwner: DataOwner = {
  name: 'picture',
  export: async (deps, { uid }) => {
    const places = [pictureFile(deps, uid), withheldPicture(deps, uid)];
    const stored = await Promise.all(places.map((place) => place.exists()));
    const file = places.find((_place, index) => stored[index]?.[0]);
    if (!file) return null;
    const [[metadata], [bytes]] = await Promise.all([file.getMetadata(), file.download()]);
    return {
      contentType: metadata.contentType,
      storedAt: metadata.updated,
      base64: bytes.toString('base64'),
    };
  },
  erase: (deps, { uid }) => removePicture(deps, uid),
};
