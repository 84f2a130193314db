import { useCallback } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import type { Loaded } from '@skora/kit';
import { type ListedDocument, readDate } from '@skora/domain';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useWatched } from '../../../lib/documents/use-watched';
import type { Place, Showcase } from './showcase-api';

/** How a player stands, and until when a guardian has to answer; null when nobody waits for that. */
export interface Standing {
  place: Place;
  answerBy: Date | null;
}

/** Reads a stored event; only imports write them, so beyond its times the shape is the one of the import. */
function parseShowcase({ id, fields }: ListedDocument): Showcase | null {
  const startsAt = readDate(fields.startsAt);
  const endsAt = readDate(fields.endsAt);
  const closesAt = readDate(fields.closesAt);
  if (!startsAt || !endsAt || !closesAt) return null;
  return { ...(fields as unknown as Showcase), id, startsAt, endsAt, closesAt };
}

function parseStanding(fields: Readonly<Record<string, unknown>> | null): Standing {
  const status = fields?.status;
  const place = status === 'registered' || status === 'held' || status === 'waiting' ? status : 'none';
  return { place, answerBy: readDate(fields?.answerBy) };
}

const MAX_ROWS = 50;

/** Events that have not ended, the next one first; live, so that places are counted while one looks. */
export function useShowcases(): Loaded<Showcase[]> {
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          'showcases',
          'startsAt',
          MAX_ROWS,
          (found) => {
            const events = found.map(parseShowcase).filter((event) => event !== null);
            const toCome = events.filter(({ endsAt }) => endsAt.getTime() > Date.now());
            // Nobody can pay for a showcase here yet, so none is offered that costs anything.
            next(toCome.filter(({ price }) => price.amount === 0).reverse());
          },
          failed,
        ),
      [documents],
    ),
  );
}

/** How the player stands with an event, live: a place that gets free shows by itself. */
export function useStanding(id: string): Loaded<Standing> {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  return useWatched(
    useCallback(
      (next, failed) =>
        documents.watch(
          `showcases/${id}/registrations/${uid}`,
          (fields) => next(parseStanding(fields)),
          failed,
        ),
      [documents, id, uid],
    ),
  );
}
