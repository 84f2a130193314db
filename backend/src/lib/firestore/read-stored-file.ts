import { Problem } from '../http/problem';
import type { StorageBucket } from './connect-firebase';

type StoredFile = ReturnType<StorageBucket['file']>;

/**
 * The bytes of a stored file; null when there is none.
 * @throws Problem 503 when the file store does not answer as it should
 */
export async function readStoredFile(file: StoredFile): Promise<Buffer | null> {
  try {
    const [bytes] = await file.download({ validation: false });
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw new Problem(503, { headers: { 'retry-after': '2' }, cause: error });
  }
}
