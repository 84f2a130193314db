import type { CvSource, CvView } from '@skora/domain';
import { drawPortrait } from '../../../lib/drawing/draw-portrait';
import { readStoredFile } from '../../../lib/firestore/read-stored-file';
import type { Services } from '../../../lib/services/services';
import { pictureFile } from '../../profile';

type Stores = Pick<Services, 'bucket'>;

/**
 * The picture of a player as others get it. Whoever calls this has decided that they may.
 * @returns a square JPEG; null when there is no usable picture
 */
export async function readPortrait(stores: Stores, uid: string): Promise<Buffer | null> {
  const bytes = await readStoredFile(pictureFile(stores, uid));
  return bytes && drawPortrait(bytes);
}

/**
 * The picture for what stays with others: previews in chats and saved files. Nobody who is shown as a minor has a face
 * there. Null also when the player hides it.
 */
export async function readLastingPicture(
  stores: Stores,
  uid: string,
  { header, isAdult }: CvView,
  { shownAsMinor }: CvSource,
): Promise<Buffer | null> {
  return header.photo && isAdult && !shownAsMinor ? readPortrait(stores, uid) : null;
}
