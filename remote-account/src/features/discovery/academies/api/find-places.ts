import { answerOf, api } from '@skora/shared/api';

/** A large city and its country (ISO 3166-1 alpha-2). */
export interface Place {
  name: string;
  country: string;
}

/** Large cities by the beginning of their name or, without one, all of a country. @throws Refusal */
export async function findPlaces(query: { q?: string; country?: string }): Promise<Place[]> {
  return (await answerOf(api().GET('/places', { params: { query } }))).cities;
}
