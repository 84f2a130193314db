import { withDeadline } from '@skora/shared/utils';
import { keepCanary, readComparison } from '@skora/registry/publish';
import type { ReleaseStore } from '@skora/registry';

/** A registry that takes longer is asked again the next time. */
const LOOK_MS = 4_000;

/**
 * Makes what compares each canary with its stable release and stops it, or gives it its next share. One look at a time: while
 * the registry does not answer, canaries stay as they are.
 * @param ids of remotes that have a canary now
 * @returns never rejects
 */
export function canaryWatch(
  store: ReleaseStore,
  ids: () => readonly string[],
  warn: (line: string) => void,
): () => Promise<void> {
  let looking: Promise<unknown> | null = null;
  const lookAt = async (id: string): Promise<void> => {
    try {
      const now = Date.now();
      const compared = await readComparison(store, id, now);
      const move = compared && (await keepCanary(store, id, compared, now));
      if (move) warn(`The canary ${move.release} of ${id} was ${move.did}: ${move.notes}`);
    } catch (error) {
      warn(`The canary of ${id} could not be compared: ${error}`);
    }
  };
  return async () => {
    if (looking) return;
    const look = Promise.all(ids().map(lookAt)).finally(() => {
      looking = null;
    });
    looking = look;
    await withDeadline(look, LOOK_MS, 'The registry').catch(() => undefined);
  };
}
