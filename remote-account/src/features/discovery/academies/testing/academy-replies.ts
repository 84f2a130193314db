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
    programme: 'club',
    ages: null,
    sexes: null,
    boarding: null,
    trials: null,
    trialFee: null,
    checkedOn: '2026-11-21',
    distanceKm: null,
    ...change,
  };
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
    extent: null,
    countries: [
      { code: 'ES', count: 6 },
      { code: 'PT', count: 2 },
    ],
    academies,
  };
}
