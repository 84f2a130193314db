import { isPlainObject, type ListedDocument } from '@skora/domain';

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
  /** Address of the CV, where the player shares it here; null otherwise. */
  cvPath: string | null;
}

const CV_PATH = /^\/cv\/[\w-]{43}$/;

function readCvPath(cv: unknown, now: number): string | null {
  if (!isPlainObject(cv) || typeof cv.path !== 'string' || typeof cv.until !== 'number') return null;
  return CV_PATH.test(cv.path) && cv.until > now ? cv.path : null;
}

/** Reads a stored entry; only the backend writes them. @param now a link that is over is none */
export function parsePlayer({ id, fields }: ListedDocument, now: number): ListedPlayer {
  return { ...(fields as unknown as ListedPlayer), id, cvPath: readCvPath(fields.cv, now) };
}
