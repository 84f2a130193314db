import { type ListedDocument, readDate } from '@skora/domain';
import type { Place, Showcase } from './showcase-api';

/** Reads a stored event; only imports write them, so beyond its times the shape is the one of the import. */
export function parseShowcase({ id, fields }: ListedDocument): Showcase | null {
  const startsAt = readDate(fields.startsAt);
  const endsAt = readDate(fields.endsAt);
  const closesAt = readDate(fields.closesAt);
  if (!startsAt || !endsAt || !closesAt) return null;
  return { ...(fields as unknown as Showcase), id, startsAt, endsAt, closesAt };
}

export function parsePlace(fields: Readonly<Record<string, unknown>> | null): Place {
  const status = fields?.status;
  return status === 'registered' || status === 'waiting' ? status : 'none';
}
