import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';

/**
 * The bytes of a stored picture, so that a change of it can be undone. They stay in the memory of this page.
 * @returns null where they cannot be had; then there is no way back, and nothing else is lost
 */
export async function readPicture(url: string): Promise<Blob | null> {
  try {
    const response = await withDeadline(fetch(url), STORE_DEADLINE_MS);
    const picture = await withDeadline(response.blob(), STORE_DEADLINE_MS);
    return response.ok && picture.type.startsWith('image/') ? picture : null;
  } catch (error) {
    console.info('[skora] the picture before could not be read:', error);
    return null;
  }
}
