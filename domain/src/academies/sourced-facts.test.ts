import type { AcademyEntry } from './academy';
import type { AcademySource } from './academy-source';
import { expireTrials } from './expire-trials';
import {
  isNameAndTownOnly,
  statedFacts,
  unknownFacts,
  unsourcedFacts,
  withoutSources,
} from './sourced-facts';

const own: AcademySource = {
  url: 'https://madeup.example/academy',
  title: 'Madeup Rovers: our academy',
  kind: 'primary',
  publishedOn: null,
  readOn: '2026-11-20',
  facts: ['name', 'place'],
};

function entry(change: Partial<AcademyEntry> = {}): AcademyEntry {
  return {
    ...{ id: 'madeup', name: 'Madeup', club: 'Madeup Rovers', city: 'Lisbon', country: 'PT', lat: 0, lng: 0 },
    ...{ precision: 'locality', programme: null, ages: null, sexes: null, boarding: null, trials: null },
    ...{ trialFee: null, trialsUntil: null, fictional: true, website: null, note: null, wikidata: null },
    sources: [own],
    ...change,
  };
}

test('name and town alone are an entry, and need a source themselves', () => {
  expect(isNameAndTownOnly(entry())).toBe(true);
  expect(statedFacts(entry())).toEqual(['name', 'place']);
  expect(unknownFacts(entry())).toHaveLength(8);
  expect(unsourcedFacts(entry())).toEqual([]);
  expect(unsourcedFacts(entry({ sources: [] }))).toEqual(['name', 'place']);
});

test('every stated fact needs a source that names it', () => {
  const stated = entry({ ages: { min: 8, max: 12 }, boarding: false, precision: 'site' });
  expect(isNameAndTownOnly(stated)).toBe(false);
  expect(unsourcedFacts(stated)).toEqual(['site', 'ages', 'boarding']);
  expect(
    unsourcedFacts({ ...stated, sources: [own, { ...own, facts: ['site', 'ages', 'boarding'] }] }),
  ).toEqual([]);
});

test('with a source go the facts that only it states', () => {
  const news: AcademySource = { ...own, url: 'https://news.example/', facts: ['name', 'ages', 'trials'] };
  const both = entry({
    ages: { min: 8, max: 12 },
    trials: 'open',
    trialsUntil: '2027-01-31',
    sources: [own, news],
  });
  expect(withoutSources(both, ({ url }) => url === news.url)).toEqual(entry());
  expect(unsourcedFacts(withoutSources(both, ({ url }) => url === own.url))).toEqual(['place']);
});

test('trials and their cost are known until their last day', () => {
  const dated = entry({ trials: 'open', trialFee: false, trialsUntil: '2027-01-31' });
  expect(expireTrials(dated, '2027-01-31')).toBe(dated);
  expect(expireTrials(dated, '2027-02-01')).toEqual(entry());
});
