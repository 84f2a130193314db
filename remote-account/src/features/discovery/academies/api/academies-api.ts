import { readAnswer, api, bearer } from '@skora/shared/api';
import type { AcademyFilters } from './academy-filters';
import type { Bounds } from '../../world-map/viewport';

/** One page of the directory. @throws Refusal 422 when the city is not known */
export async function findAcademies(
  query: AcademyFilters,
  ids: readonly string[] | null,
  signal: AbortSignal,
) {
  const { saved: _saved, page, ...filters } = query;
  const params = { query: { ...filters, page: page === 1 ? undefined : String(page), ids: ids?.join() } };
  return readAnswer(api().GET('/academies', { params, headers: await bearer(), signal }));
}

export type AcademyPage = Awaited<ReturnType<typeof findAcademies>>;
export type ListedAcademy = AcademyPage['academies'][number];

/** What a map of the same search shows at a zoom. @throws Refusal */
export async function clusterAcademies(
  { saved: _saved, page: _page, sort: _sort, ...filters }: AcademyFilters,
  ids: readonly string[] | null,
  { zoom, bounds }: { zoom: number; bounds: Bounds },
  signal: AbortSignal,
) {
  const query = {
    ...filters,
    ids: ids?.join(),
    zoom: String(zoom),
    bounds: bounds.map((degrees) => degrees.toFixed(3)).join(),
  };
  const headers = await bearer();
  return (await readAnswer(api().GET('/academies/clusters', { params: { query }, headers, signal }))).spots;
}

export type AcademySpot = Awaited<ReturnType<typeof clusterAcademies>>[number];

/** A large city and its country (ISO 3166-1 alpha-2). */
interface Place {
  name: string;
  country: string;
}

/** Large cities by the beginning of their name or, without one, all of a country. @throws Refusal */
export async function findPlaces(query: { q?: string; country?: string }): Promise<Place[]> {
  return (await readAnswer(api().GET('/places', { params: { query } }))).cities;
}

/** What an academy means for the signed-in player. @throws Refusal 404 when it is not listed */
export async function readFit(id: string) {
  const params = { path: { id } };
  return readAnswer(api().GET('/academies/{id}/fit', { params, headers: await bearer() }));
}

export type AcademyFit = Awaited<ReturnType<typeof readFit>>;

export const REPORT_SUBJECTS = {
  place: 'The place is wrong',
  ages: 'The ages are wrong',
  trials: 'Trials or their cost are wrong',
  website: 'The website is wrong',
  closed: 'It does not exist any more',
  scam: 'Somebody asks for money in its name',
  claim: 'This is my club',
  other: 'Something else',
} as const;

export type ReportSubject = keyof typeof REPORT_SUBJECTS;

/** Tells us what is wrong about an academy, or that it is one's own. @throws Refusal 429 after five a day */
export async function reportAcademy(id: string, about: ReportSubject, message: string): Promise<void> {
  const params = { path: { id } };
  await readAnswer(
    api().POST('/academies/{id}/reports', {
      params,
      headers: await bearer(),
      body: { about, message },
    }),
  );
}
