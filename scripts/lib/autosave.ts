import { setTimeout as pause } from 'node:timers/promises';

export type Autosave = {
  /** Something has changed: it is saved within {@link PAUSE_MS} and the time a save takes. */
  changed: () => void;
  /** Saves what is not saved yet. @throws Error of a save that failed */
  stop: () => Promise<void>;
};

/** Changes that follow each other quickly share a save. */
const PAUSE_MS = 250;

/** Calls `save` soon after changes, never twice at once, and never without a change. */
export function autosave(save: () => Promise<void>, onFailure: (error: unknown) => void): Autosave {
  let unsaved = false;
  let working: Promise<void> | undefined;
  const hurry = new AbortController();

  const work = async () => {
    try {
      while (unsaved) {
        await pause(PAUSE_MS, undefined, { signal: hurry.signal }).catch(() => undefined);
        unsaved = false;
        await save().catch((error: unknown) => {
          unsaved = true;
          throw error;
        });
      }
    } finally {
      // At once with the last look at `unsaved`, or a change in between would wait for the next one.
      working = undefined;
    }
  };
  const begin = () => (working ??= work());
  return {
    changed: () => {
      unsaved = true;
      begin().catch(onFailure);
    },
    stop: async () => {
      hurry.abort();
      await working?.catch(() => undefined);
      if (unsaved) await begin();
    },
  };
}
