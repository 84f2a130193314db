import { statedFacts, type Academy, type AcademyEntry } from '@skora/domain';
import { publishAcademies } from '../../features/academies/store/publish-academies';
import type { Firestore } from 'firebase-admin/firestore';
import { fictionalTown } from './fictional-town';

function fictionalAcademy(index: number): Academy {
  const city = fictionalTown(index);
  const number = String(index).padStart(5, '0');
  const entry: AcademyEntry = {
    id: `generated-${number}`,
    name: `Generated academy ${number}`,
    club: 'Nobody FC',
    city: city.name,
    country: city.country,
    lat: city.lat,
    lng: city.lng,
    precision: 'locality',
    programme: index % 3 === 0 ? 'independent' : 'club',
    ages: index % 2 === 0 ? { min: 8 + (index % 5), max: 14 + (index % 7) } : null,
    sexes: index % 4 === 0 ? 'both' : null,
    boarding: index % 5 === 0 ? true : null,
    trials: null,
    trialFee: null,
    trialsUntil: null,
    fictional: true,
    website: null,
    note: null,
    wikidata: null,
    sources: [],
  };
  const page = { url: `https://nobody.example/${number}`, title: 'Nobody FC', kind: 'primary' } as const;
  const sources = [{ ...page, publishedOn: null, readOn: '2026-11-21', facts: statedFacts(entry) }];
  return { ...entry, sources, checkedOn: '2026-11-21' };
}

/** Makes the directory hold so many made-up academies and nothing else. */
export async function fillDirectory(store: Firestore, count: number): Promise<void> {
  const academies = Array.from({ length: count }, (_, index) => fictionalAcademy(index));
  await publishAcademies(store, academies, { now: Date.now() });
}
