import { useCallback } from 'react';
import { useDocuments } from '../../../../lib/documents/documents-context';
import type { Loaded } from '@skora/kit';
import { useWatched } from '../../../../lib/documents/use-watched';
import { parseAcademy, type AcademyDetails } from '../academy/parse-academy';

/** One academy; null when it is not in the directory. */
export function useAcademy(id: string): Loaded<AcademyDetails | null> {
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) => documents.watch(`academies/${id}`, (fields) => next(parseAcademy(fields)), failed),
      [documents, id],
    ),
  );
}
