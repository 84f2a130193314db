import { countryName } from '../profile/countries';
import type { Academy } from './academy';

/** Letters without their marks, so that "nordsjaelland" and "Nordsjælland" are the same search. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');
}

/** Academies that match every word and the country, by name. */
export function findAcademies(all: readonly Academy[], words: string, country: string): Academy[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  return all
    .filter((academy) => country === '' || academy.country === country)
    .filter((academy) => {
      const text = plain([academy.name, academy.club, academy.city, countryName(academy.country)].join(' '));
      return asked.every((word) => text.includes(word));
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}
