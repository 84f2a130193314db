import type { CvView } from '@skora/domain';
import type { Services } from '../../../lib/services/services';
import type { StoredPicture } from '../domain/stored-picture';
import { pictureFile } from './cv-source';

const MAX_BYTES = 5 * 1024 * 1024;

/**
 * The picture for what stays with others: previews in chats and saved files. A minor's never has a face there. Null also
 * when the player hides it, and for WebP, which the drawing does not read.
 */
export async function readLastingPicture(
  services: Pick<Services, 'bucket'>,
  uid: string,
  { header, isAdult }: CvView,
): Promise<StoredPicture | null> {
  if (!header.photo || !isAdult) return null;
  const file = pictureFile(services, uid);
  const [{ contentType: type, size }] = await file.getMetadata();
  if ((type !== 'image/jpeg' && type !== 'image/png') || Number(size) > MAX_BYTES) return null;
  const [bytes] = await file.download({ validation: false });
  return { type, bytes };
}
