import { firebaseErrorCode, loadAuth, loadStorage } from '@skora/shared/firebase';
import { withDeadline } from '@skora/shared/utils';
import { STORE_DEADLINE_MS } from '../../../lib/documents/player-documents';

const REFUSED = ['unauthorized', 'unauthenticated'];

/** The rules read the ID token, which may be older than a change of the account: tries once more with a fresh one. */
async function withFreshTokenOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!REFUSED.includes(firebaseErrorCode(error) ?? '')) throw error;
    await (await loadAuth()).idToken(true);
    await work();
  }
}

const picturePath = (uid: string) => `profilePictures/${uid}`;

/** Stores a player's picture. The one before stays until all of the new one has arrived. */
export function storePicture(uid: string, picture: Blob): Promise<void> {
  return withFreshTokenOnce(async () => {
    const { storeFile } = await loadStorage();
    const { done, cancel } = storeFile(picturePath(uid), picture, () => undefined);
    try {
      await withDeadline(done, STORE_DEADLINE_MS);
    } catch (error) {
      // A late upload must not replace a picture that the player has chosen since.
      cancel();
      throw error;
    }
  });
}

export function removePicture(uid: string): Promise<void> {
  return withFreshTokenOnce(async () =>
    withDeadline((await loadStorage()).removeFile(picturePath(uid)), STORE_DEADLINE_MS),
  );
}
