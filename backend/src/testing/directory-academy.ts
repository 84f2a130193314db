import { statedFacts, type Academy } from '@skora/domain';

/** A fictional academy of which little is known, with a source for everything it states. */
export function directoryAcademy(change: Partial<Academy> & { id: string }): Academy {
  const academy: Academy = {
    name: change.id,
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
    fictional: true,
    website: null,
    note: null,
    wikidata: null,
    sources: [],
    checkedOn: '2026-11-21',
    ...change,
  };
  if (change.sources) return academy;
  const said = {
    url: 'https://inventado.example/academia',
    title: 'Clube Inventado',
    kind: 'primary',
  } as const;
  const facts = statedFacts(academy);
  return { ...academy, sources: [{ ...said, publishedOn: null, readOn: academy.checkedOn, facts }] };
}
