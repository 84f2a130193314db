const continents = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
} as const;

type Continent = keyof typeof continents;

/** One country of each kind a price list may treat differently, and some more. */
const CONTINENTS: Record<string, Continent> = {
  AQ: 'AN',
  AR: 'SA',
  AU: 'OC',
  BR: 'SA',
  CA: 'NA',
  CH: 'EU',
  DE: 'EU',
  ES: 'EU',
  FR: 'EU',
  GB: 'EU',
  GH: 'AF',
  IN: 'AS',
  IT: 'EU',
  JP: 'AS',
  MX: 'NA',
  NG: 'AF',
  NL: 'EU',
  NO: 'EU',
  NZ: 'OC',
  PL: 'EU',
  PT: 'EU',
  SE: 'EU',
  US: 'NA',
  ZA: 'AF',
};

const names = new Intl.DisplayNames(['en'], { type: 'region' });

type Country = { country_code: string; country: string; continent_code: string; continent: string };

/** The country's part of a lookup answer; undefined for a code the stand-in does not know. */
export function findCountry(code: string): Country | undefined {
  const continent = CONTINENTS[code];
  if (!continent) return undefined;
  return {
    country_code: code,
    country: names.of(code) ?? code,
    continent_code: continent,
    continent: continents[continent],
  };
}
