import { useCallback } from 'react';
import type { Loaded } from '@skora/kit';
import type { Academy } from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { useWatched } from '../../../../lib/documents/use-watched';
import { parseAcademy } from './parse-academy';

/** Academies in the order of their ids; null for each that is not in the directory. */
export function useAcademies(ids: readonly string[]): Loaded<(Academy | null)[]> {
  const documents = useDocuments();
  const list = ids.join();
  return useWatched(
    useCallback(
      (next, failed) => {
        const found = new Map<string, Academy | null>();
        const wanted = list.split(',');
        const today = new Date().toISOString().slice(0, 10);
        const stops = wanted.map((id) =>
          documents.watch(
            `academies/${id}`,
            (fields) => {
              found.set(id, parseAcademy(id, fields, today));
              if (found.size === wanted.length) next(wanted.map((each) => found.get(each) ?? null));
            },
            failed,
          ),
        );
        return () => stops.forEach((stop) => stop());
      },
      [documents, list],
    ),
  );
}
