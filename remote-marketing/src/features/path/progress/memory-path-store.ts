import type { StoredFields } from '@skora/domain';
import type { PathStore, StoredPlayer } from './path-store';

interface MemoryPathStore extends PathStore {
  /** What is stored; null: nothing yet. */
  stored: () => StoredFields;
  /** How often it was written. */
  writes: () => number;
  /** Makes the next writes fail; null makes them succeed again. */
  failWith: (error: Error | null) => void;
}

/** Progress in memory: live, written as a whole. */
export function memoryPathStore(
  initial: StoredFields = null,
  player?: Partial<StoredPlayer>,
): MemoryPathStore {
  let stored = initial;
  let writes = 0;
  let failure: Error | null = null;
  const listeners = new Set<() => void>();
  return {
    stored: () => stored,
    writes: () => writes,
    failWith: (error) => {
      failure = error;
    },
    watch: (_uid, next) => {
      const tell = () => next(stored);
      listeners.add(tell);
      tell();
      return () => void listeners.delete(tell);
    },
    save: async (_uid, fields) => {
      if (failure) throw failure;
      writes += 1;
      stored = fields;
      listeners.forEach((tell) => tell());
    },
    player: async () => ({ position: undefined, country: undefined, measuresFrom: undefined, ...player }),
  };
}
