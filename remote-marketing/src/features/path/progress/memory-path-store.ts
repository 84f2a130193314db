import { isPlainObject, type StoredFields } from '@skora/domain';
import { parseProgress, type StepState } from './path-progress';
import type { PathStore, StoredPlayer } from './path-store';

interface MemoryPathStore extends PathStore {
  /** What is stored; null: nothing yet. */
  stored: () => StoredFields;
  /** Stores something as another device does, of which this one has not heard yet. */
  changeUnheard: (fields: StoredFields) => void;
  /** How often it was written. */
  writes: () => number;
  /** Makes the next writes fail; null makes them succeed again. */
  failWith: (error: Error | null) => void;
}

/** Progress in memory: live, of which only what was changed is written. */
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
    changeUnheard: (fields) => {
      stored = fields;
    },
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
    save: async (_uid, { steps, state, week }) => {
      if (failure) throw failure;
      writes += 1;
      const lists = parseProgress(stored);
      const listFor = (list: Exclude<StepState, 'open'>) =>
        state === list
          ? [...new Set([...lists[list], ...steps])]
          : lists[list].filter((step) => !steps.includes(step));
      const before = isPlainObject(stored?.week) ? stored.week : {};
      stored = {
        ...stored,
        ...{ done: listFor('done'), next: listFor('next') },
        ...(week && { week: { ...before, ...week } }),
      };
      listeners.forEach((tell) => tell());
    },
    player: async () => ({ position: undefined, country: undefined, measuresFrom: undefined, ...player }),
  };
}
