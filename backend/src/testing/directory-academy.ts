import type { Academy } from '@skora/domain';

/** A fictional academy of which little is known. */
export function directoryAcademy(change: Partial<Academy> & { id: string }): Academy {
  return {
    name: change.id,
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
    website: null,
    fact: null,
    source: null,
    checkedOn: '2026-11-21',
    ...change,
  };
}
