import { parseCohortSheet, type CohortSheet, type ComparisonSource } from '@skora/domain';
import { useCallback } from 'react';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';

/** Sheets of cohorts by id, once all of them are there; those that do not exist are left out. */
export function useCohortSheets(ids: readonly string[]): Loaded<ComparisonSource['sheets']> {
  const documents = useDocuments();
  const wanted = ids.join(' ');
  return useWatched<ComparisonSource['sheets']>(
    useCallback(
      (next, failed) => {
        const names = wanted.split(' ').filter(Boolean);
        const answers = new Map<string, CohortSheet | null>();
        const tell = () => {
          if (answers.size < names.length) return;
          next(new Map([...answers].flatMap(([id, sheet]) => (sheet ? [[id, sheet] as const] : []))));
        };
        tell();
        const stops = names.map((id) =>
          documents.watch(
            `cohorts/${id}`,
            (fields) => {
              answers.set(id, parseCohortSheet(fields));
              tell();
            },
            failed,
          ),
        );
        return () => stops.forEach((stop) => stop());
      },
      [documents, wanted],
    ),
  );
}
