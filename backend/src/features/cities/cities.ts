import { bareLetters } from '@skora/domain';
import table from './cities.json' with { type: 'json' };
import type { Point } from './distance';

/** A large city, the finest place a player is ever shown at. */
export interface City extends Point {
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** In thousands. */
  inhabitants: number;
}

const LONGEST_ANSWER = 8;

function read(country: string, line: string): City {
  const [name = '', lat, lng, inhabitants] = line.split(',');
  return { name, country, lat: Number(lat), lng: Number(lng), inhabitants: Number(inhabitants) };
}

const BY_COUNTRY: ReadonlyMap<string, readonly City[]> = new Map(
  Object.entries(table).map(([country, lines]) => [
    country,
    lines.split('|').map((line) => read(country, line)),
  ]),
);
const ALL = [...BY_COUNTRY.values()].flat().sort((a, b) => b.inhabitants - a.inhabitants);

/** The large cities of a country, the largest first. */
export function listCities(country: string): readonly City[] {
  return BY_COUNTRY.get(country) ?? [];
}

/** One city by country and exact name. */
export function cityNamed(country: string, name: string): City | undefined {
  return listCities(country).find((city) => city.name === name);
}

interface Named {
  name: string;
  country: string;
}

function readNamed(text: string): Named {
  const [name = '', country = ''] = bareLetters(text)
    .split(',')
    .map((part) => part.trim());
  return { name, country };
}

/** Those that are meant by a text with a name, or with the beginning of one; the largest first. */
function listBegun({ name, country }: Named): City[] {
  if (name === '') return [];
  return ALL.filter(
    (city) =>
      bareLetters(city.name).startsWith(name) && (country === '' || city.country.toLowerCase() === country),
  );
}

/** The largest cities whose name begins with the text. @param text e.g. `lis` or `Lisbon, PT` */
export function findCities(text: string): City[] {
  return listBegun(readNamed(text)).slice(0, LONGEST_ANSWER);
}

/** The city a text means: the largest of those it names, else the only one it begins. */
export function meantCity(text: string): City | undefined {
  const named = readNamed(text);
  const found = listBegun(named);
  const exact = found.find((city) => bareLetters(city.name) === named.name);
  return exact ?? (found.length === 1 ? found[0] : undefined);
}
