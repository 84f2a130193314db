import { withDeadline } from '@skora/shared/utils';
import { moveCanary, readComparison } from '@skora/registry/publish';
import type { ReleaseStore } from '@skora/registry';

/** A registry that takes longer is asked again the next time. */
const LOOK_MS = 4_000;
/** A look that has not ended by then is forgotten, and the canary is looked at again. */
const FORGOTTEN_MS = 60_000;

/**
 * Makes what compares each canary with its stable release and stops it, or gives it its next share. One look at a canary at a
 * time, so that one whose look takes long delays no other. While the registry does not answer, canaries stay as they are.
 * @param ids of remotes that have a canary now
 * @returns never rejects
 */
export function canaryWatch(
  store: ReleaseStore,
  ids: () => readonly string[],
  warn: (line: string) => void,
): () => Promise<void> {
  /** Looks that have not ended, by remote. */
  const looking = new Map<string, { since: number }>();
  const lookAt = async (id: string, now: number): Promise<void> => {
    const look = { since: now };
    looking.set(id, look);
    try {
      const compared = await readComparison(store, id, now);
      const move = compared && (await moveCanary(store, id, compared, now));
      if (move) warn(`The canary ${move.release} of ${id} was ${move.did}: ${move.notes}`);
    } catch (error) {
      warn(`The canary of ${id} stays as it is for now: ${error}`);
    } finally {
      if (looking.get(id) === look) looking.delete(id);
    }
  };
  return async () => {
    const now = Date.now();
    const isFree = (id: string) => now - (looking.get(id)?.since ?? 0) >= FORGOTTEN_MS;
    const looks = Promise.all(
      ids()
        .filter(isFree)
        .map((id) => lookAt(id, now)),
    );
    await withDeadline(looks, LOOK_MS, 'The registry').catch(() => undefined);
  };
}
