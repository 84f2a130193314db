import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import {
  type ListedDocument,
  type MatchRow,
  MAX_RECORD_ROWS,
  parseMatch,
  parseTraining,
  type TrainingRow,
} from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import { parseWellness, type WellnessDay } from './wellness/wellness-day';

/** Sessions and days of wellness: no number that is shown looks further back than some weeks. */
const NEWEST = 200;

function useRows<T>(collection: string, parse: (row: ListedDocument) => T | null, max: number): Loaded<T[]> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched<T[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          `profiles/${uid}/${collection}`,
          'monday',
          max,
          (rows) => next(rows.map(parse).filter((row): row is NonNullable<typeof row> => row !== null)),
          failed,
        ),
      [documents, uid, collection, parse, max],
    ),
  );
}

/** The player's matches, newest week first. */
export function useMatches(): Loaded<MatchRow[]> {
  return useRows('matches', parseMatch, MAX_RECORD_ROWS);
}

/** The player's training sessions, newest week first. */
export function useTrainings(): Loaded<TrainingRow[]> {
  return useRows('trainings', parseTraining, NEWEST);
}

/** How the player's days felt, newest week first. */
export function useWellness(): Loaded<WellnessDay[]> {
  return useRows('wellness', parseWellness, NEWEST);
}
