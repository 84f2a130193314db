import { type Clip, clipPath, clipPosterPath } from '@skora/domain';
import { withDeadline } from '@skora/shared/utils';

// Without a connection the SDKs would wait for minutes or hours.
const DEADLINE_MS = 10_000;

/** What removing a clip needs of the stores. A file that is not there is no failure. */
interface PartsStore {
  removeFile: (path: string) => Promise<void>;
  removeDocument: (path: string) => Promise<void>;
}

/**
 * Removes a clip with its files. Safe to repeat. The document goes last: as long as something of the clip is stored, its
 * player sees it and can delete it.
 */
export async function removeClipParts(
  store: PartsStore,
  uid: string,
  { slot, source, poster }: Pick<Clip, 'slot' | 'source' | 'poster'>,
): Promise<void> {
  const within = (removal: Promise<void>) => withDeadline(removal, DEADLINE_MS, 'Removing a clip');
  if (source === 'upload') await within(store.removeFile(clipPath(uid, slot)));
  if (poster !== null) await within(store.removeFile(clipPosterPath(uid, slot, poster)));
  await within(store.removeDocument(`profiles/${uid}/clips/${slot}`));
}
