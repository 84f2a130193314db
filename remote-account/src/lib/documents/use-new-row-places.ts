import { useRef } from 'react';
import { NotSaved } from '@skora/kit';

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
}

/**
 * Finds the places for a new row. When a save has had no answer, its write may still arrive, and the list may show its place
 * as taken. The same row then goes to the same places, where `saveVersioned` recognises it: it is never stored twice.
 */
export function useNewRowPlaces(): NewRowPlaces {
  const tried = useRef<{ typed: string; places: readonly string[] } | null>(null);
  const find: NewRowPlaces['find'] = (typed, free) =>
    tried.current?.typed === JSON.stringify(typed) ? tried.current.places : free;
  return {
    find,
    store: async (typed, free, save) => {
      const places = find(typed, free);
      tried.current = { typed: JSON.stringify(typed), places };
      try {
        await save(places);
        tried.current = null;
      } catch (error) {
        if (error instanceof NotSaved) tried.current = null;
        throw error;
      }
    },
  };
}
