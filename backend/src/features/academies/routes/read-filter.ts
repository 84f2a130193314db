import type { Static } from 'typebox';
import { type City, meantCity } from '../../cities';
import type { AcademyFilter } from '../domain/find-academies';
import { Problem } from '../../../lib/http/problem';
import type { listSchema } from './schema';

export type AcademyQuery = Omit<Static<typeof listSchema.querystring>, 'sort' | 'page'>;

function readBounds(text: string | undefined): AcademyFilter['bounds'] {
  if (text === undefined) return undefined;
  const [west = -180, south = -90, east = 180, north = 90] = text.split(',').map(Number);
  return [west, south, east, north];
}

/**
 * The filter a query means.
 * @param ownAge of who asks; `null` when it is not known
 * @throws Problem 422 for a city nobody knows
 */
export function readFilter(query: AcademyQuery, ownAge: number | null): AcademyFilter & { near?: City } {
  const near = query.near === undefined ? undefined : meantCity(query.near);
  if (query.near !== undefined && near === undefined) {
    throw new Problem(422, { errors: [{ at: 'query/near', message: 'is not a city we know' }] });
  }
  return {
    words: query.q,
    country: query.country,
    programme: query.programme,
    sex: query.sex,
    boarding: query.boarding === 'yes',
    openTrials: query.trials === 'open',
    freeTrials: query.fee === 'free',
    age: query.age === undefined ? undefined : query.age === 'me' ? ownAge : Number(query.age),
    near,
    withinKm: query.within === undefined ? undefined : Number(query.within),
    bounds: readBounds(query.bounds),
    ids: query.ids === undefined ? undefined : new Set(query.ids.split(',').filter(Boolean)),
  };
}
