import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { type ListedDocument, readDate } from '@skora/domain';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import type { Place, Showcase } from './showcase-api';

/** Reads a stored event; only imports write them, so beyond its times the shape is the one of the import. */
function parseShowcase({ id, fields }: ListedDocument): Showcase | null {
  const startsAt = readDate(fields.startsAt);
  const endsAt = readDate(fields.endsAt);
  const closesAt = readDate(fields.closesAt);
  if (!startsAt || !endsAt || !closesAt) return null;
  return { ...(fields as unknown as Showcase), id, startsAt, endsAt, closesAt };
}

function parsePlace(fields: Readonly<Record<string, unknown>> | null): Place {
  const status = fields?.status;
  return status === 'registered' || status === 'waiting' ? status : 'none';
}

const MOST = 50;

/** Events that have not ended, the next one first; live, so that places are counted while one looks. */
export function useShowcases(): Loaded<Showcase[]> {
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          'showcases',
          'startsAt',
          MOST,
          (found) => {
            const events = found.map(parseShowcase).filter((event) => event !== null);
            next(events.filter(({ endsAt }) => endsAt.getTime() > Date.now()).reverse());
          },
          failed,
        ),
      [documents],
    ),
  );
}

/** How the player stands with an event, live: a place that gets free shows by itself. */
export function usePlace(id: string): Loaded<Place> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) =>
        documents.watch(`showcases/${id}/registrations/${uid}`, (fields) => next(parsePlace(fields)), failed),
      [documents, id, uid],
    ),
  );
}
