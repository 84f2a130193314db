import type { ListedDocument } from '@skora/football';

/** A player of the map as everybody signed in sees one. */
export interface ListedPlayer {
  id: string;
  /** First name and initial. */
  name: string;
  /** Code, or empty. */
  position: string;
  ageGroup: string;
  country: string;
  city: string;
  lat: number;
  lng: number;
}

/** Reads a stored entry; only the backend writes them. */
export function parsePlayer({ id, fields }: ListedDocument): ListedPlayer {
  return { ...(fields as unknown as ListedPlayer), id };
}
