import { statedFacts, type Academy, type AcademySource } from '@skora/domain';
import type { AcademyPage, ListedAcademy } from '../api/academies-api';

/** One fictional academy as the backend lists it. */
export function listedAcademy(change: Partial<ListedAcademy>): ListedAcademy {
  return {
    id: 'campo',
    name: 'Campo',
    club: 'Clube Inventado',
    city: 'Lisbon',
    country: 'PT',
    lat: 38.72,
    lng: -9.14,
    precision: 'locality',
    programme: null,
    ages: null,
    sexes: null,
    boarding: null,
    trials: null,
    trialFee: null,
    trialsUntil: null,
    fictional: false,
    checkedOn: '2026-11-21',
    distanceKm: null,
    ...change,
  };
}

/** One fictional academy as it is stored, with a page for everything it states. */
export function storedAcademy(change: Partial<Academy>): Academy {
  const { distanceKm: _distanceKm, ...row } = listedAcademy({});
  const academy: Academy = { ...row, website: null, note: null, wikidata: null, sources: [], ...change };
  const source: AcademySource = {
    url: 'https://www.clube.pt/academia',
    title: 'Clube Inventado: a academia',
    kind: 'primary',
    publishedOn: null,
    readOn: '2026-11-18',
    facts: statedFacts(academy),
  };
  return change.sources ? academy : { ...academy, sources: [source] };
}

/** A page of the directory as the backend answers. */
export function academyPage(academies: ListedAcademy[]): AcademyPage {
  return {
    total: academies.length,
    page: 1,
    pages: 1,
    all: 49,
    unknownAges: 0,
    ownAge: null,
    near: null,
    extent: null,
    countries: [
      { code: 'ES', count: 6 },
      { code: 'PT', count: 2 },
    ],
    academies,
  };
}
