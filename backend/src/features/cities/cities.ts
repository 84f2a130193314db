import table from './cities.json' with { type: 'json' };
import type { Point } from './distance';
import { bareLetters } from '../../lib/text/search-words';

/** A large city, the finest place a player is ever shown at. */
export interface City extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

const LONGEST_ANSWER = 8;

function read(country: string, line: string): City {
  const [name = '', lat, lng] = line.split(',');
  return { name, country, lat: Number(lat), lng: Number(lng) };
}

const BY_COUNTRY: ReadonlyMap<string, readonly City[]> = new Map(
  Object.entries(table).map(([country, lines]) => [
    country,
    lines.split('|').map((line) => read(country, line)),
  ]),
);
const ALL = [...BY_COUNTRY.values()].flat();

/** The large cities of a country, the largest first. */
export function listCities(country: string): readonly City[] {
  return BY_COUNTRY.get(country) ?? [];
}

/** One city by country and exact name. */
export function cityNamed(country: string, name: string): City | undefined {
  return listCities(country).find((city) => city.name === name);
}

/** Cities whose name begins with the text. @param text e.g. `lis` or `Lisbon, PT` */
export function findCities(text: string): City[] {
  const [name = '', country = ''] = bareLetters(text)
    .split(',')
    .map((part) => part.trim());
  if (name === '') return [];
  return ALL.filter(
    (city) =>
      bareLetters(city.name).startsWith(name) && (country === '' || city.country.toLowerCase() === country),
  ).slice(0, LONGEST_ANSWER);
}

/** The city a text means: the one it names, else the only one it begins. */
export function meantCity(text: string): City | undefined {
  const found = findCities(text);
  const name = bareLetters(text.split(',')[0] ?? '').trim();
  return found.find((city) => bareLetters(city.name) === name) ?? (found.length === 1 ? found[0] : undefined);
}
