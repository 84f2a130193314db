import { toBytes } from '../lib/json';
import { ConflictError, type ReleaseStore } from './release-store';

/** Each attempt but the last one lost against somebody who did their work. */
const MAX_ATTEMPTS = 50;

/**
 * Changes one object. When somebody else changes it at the same time, it is read anew, so that neither change is lost.
 * @param change gets null when there is no object; it may run several times
 * @returns what was written
 * @throws what `change` throws, for example because its premise is gone
 */
export async function changeObject<T>(
  store: ReleaseStore,
  path: string,
  change: (bytes: Buffer | null) => T,
  encode: (value: T) => Buffer = toBytes,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const there = await store.readVersioned(path);
    const next = change(there?.bytes ?? null);
    try {
      await store.write(path, encode(next), { immutable: false, ifVersion: there?.version ?? null });
      return next;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
