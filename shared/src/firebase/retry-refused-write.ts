import { firebaseErrorCode } from './firebase-error-code';

const RULES_PAUSE_MS = 1_100;

/**
 * Tries once more when the rules refused: they take one write a second of each document, and another tab may have been
 * quicker. The second attempt should start from what is stored by then.
 */
export async function retryRefusedWrite<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (firebaseErrorCode(error) !== 'permission-denied') throw error;
    await new Promise((resolve) => setTimeout(resolve, RULES_PAUSE_MS));
    return attempt();
  }
}
