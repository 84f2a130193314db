import { useRef } from 'react';
import { NotSaved, readContent } from '@skora/kit';
import { deviceStorage } from '@skora/shared/storage-keys';

/** Where a new row may go. */
export interface NewRowPlaces {
  /** The places for what is typed, best first; none when all are taken. @param free the places that look free */
  find: (typed: object, free: readonly string[]) => readonly string[];
  /** Stores what is typed in one of its places. */
  store: (
    typed: object,
    free: readonly string[],
    save: (places: readonly string[]) => Promise<void>,
  ) => Promise<void>;
  /** For a row that is discarded: one that is typed like it afterwards is another row, with a place of its own. */
  forget: () => void;
}

interface Tried {
  /** What was typed, as a text. */
  typed: string;
  places: readonly string[];
}

function readTried(key: string): Tried | null {
  try {
    const { typed, places } = JSON.parse(deviceStorage.read(key) ?? '{}') as Partial<Tried>;
    return typeof typed === 'string' && Array.isArray(places) ? { typed, places: places.map(String) } : null;
  } catch {
    return null;
  }
}

/**
 * Finds the places for a new row. When a save has had no answer, its write may still arrive, and the list may show its place
 * as taken. The same row then goes to the same places, where `saveVersioned` recognises it: it is never stored twice.
 * @param draftKey of the form, which the device keeps, so that its places are kept as long; null: both go with the page
 */
export function useNewRowPlaces(draftKey: string | null): NewRowPlaces {
  const key = draftKey === null ? null : `tried_${draftKey}`;
  // What the device cannot keep stays with the page.
  const held = useRef<Tried | null>(null);
  const remember = (next: Tried | null) => {
    if (key !== null && next === null) deviceStorage.remove(key);
    const isKept = key !== null && next !== null && deviceStorage.write(key, JSON.stringify(next));
    held.current = isKept ? null : next;
  };
  const find: NewRowPlaces['find'] = (typed, free) => {
    // Another tab may have sent or discarded the row meanwhile.
    const tried = held.current ?? (key === null ? null : readTried(key));
    return tried?.typed === readContent(typed) ? tried.places : free;
  };
  return {
    find,
    store: async (typed, free, save) => {
      const places = find(typed, free);
      remember({ typed: readContent(typed), places });
      try {
        await save(places);
        remember(null);
      } catch (error) {
        if (error instanceof NotSaved) remember(null);
        throw error;
      }
    },
    forget: () => remember(null),
  };
}
