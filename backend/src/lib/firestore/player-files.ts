import type { StorageBucket } from './connect-firebase';

/** Closed to every browser by the rules of the file store, whatever token it has. */
const WITHHELD = 'withheld/';

/** Names of erased accounts, beside the database on purpose: they must survive its loss. Closed to every browser, too. */
export const ERASURES = 'erased/';

/** All places of a player's files. */
function listPlaces(uid: string) {
  return { picture: `profilePictures/${uid}`, clips: `clips/${uid}/` };
}

async function moveFiles(bucket: StorageBucket, uid: string, from: string, to: string): Promise<void> {
  const { picture, clips } = listPlaces(uid);
  const [pictures] = await bucket.getFiles({ prefix: `${from}${picture}` });
  const [files] = await bucket.getFiles({ prefix: `${from}${clips}` });
  for (const file of [...pictures.filter(({ name }) => name === `${from}${picture}`), ...files]) {
    try {
      await file.move(`${to}${file.name.slice(from.length)}`);
    } catch (error) {
      // Another run, at the same time, was faster.
      if ((error as { code?: unknown }).code !== 404) throw error;
    }
  }
}

/**
 * Puts a player's files where nobody gets at them: an address that was given out works as long as its file is in its place. Safe
 * to repeat.
 */
export function withholdFiles(bucket: StorageBucket, uid: string): Promise<void> {
  return moveFiles(bucket, uid, '', WITHHELD);
}

/** Puts withheld files back into their places. Safe to repeat. */
export function releaseFiles(bucket: StorageBucket, uid: string): Promise<void> {
  return moveFiles(bucket, uid, WITHHELD, '');
}

/** Where a file of a player is while it is withheld. */
export function withheldName(name: string): string {
  return `${WITHHELD}${name}`;
}
