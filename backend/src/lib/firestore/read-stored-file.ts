import { NoAnswer, withDeadline } from '@skora/shared/utils';
import { Problem } from '../http/problem';
import type { StorageBucket } from './connect-firebase';

type StoredFile = ReturnType<StorageBucket['file']>;

/** Two attempts fit into the time a route has. */
const ATTEMPT_MS = 3000;

/**
 * The bytes of a stored file; null when there is none.
 *
 * An answer that breaks off half-way is asked for again: the client of the file store never notices that its rest does
 * not come, and would wait for ever.
 * @param attemptMs longest wait of each of two attempts, in milliseconds
 * @throws Problem 503 when the file store does not answer as it should
 */
export async function readStoredFile(file: StoredFile, attemptMs = ATTEMPT_MS): Promise<Buffer | null> {
  const attempt = () => withDeadline(file.download({ validation: false }), attemptMs);
  try {
    const [bytes] = await attempt().catch((error: unknown) => {
      if (error instanceof NoAnswer) return attempt();
      throw error;
    });
    return bytes;
  } catch (error) {
    if ((error as { code?: unknown }).code === 404) return null;
    throw new Problem(503, { headers: { 'retry-after': '2' }, cause: error });
  }
}
