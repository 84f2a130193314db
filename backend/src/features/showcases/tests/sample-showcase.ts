import { DAY_MS, type Showcase } from '@skora/domain';

/** A made-up event in 30 days with one place, for players of 15 to 30. */
export function sampleShowcase(now: number, changes: Partial<Showcase<number>> = {}): Showcase<number> {
  const startsAt = now + 30 * DAY_MS;
  return {
    id: 'beispiel-tag',
    title: 'Beispiel-Tag',
    about: 'Fictional.',
    startsAt,
    endsAt: startsAt + 3_600_000,
    closesAt: startsAt - DAY_MS,
    timeZone: 'Europe/Berlin',
    venue: 'Platz 1',
    address: 'Erfundene Strasse 1',
    city: 'Musterstadt',
    country: 'DE',
    ages: { min: 15, max: 30 },
    capacity: 1,
    attending: [],
    price: { amount: 0, currency: 'EUR' },
    priceCovers: 'Everything',
    refund: 'Free of charge',
    safeguarding: { name: 'Pat Placeholder', phone: '+49 000' },
    ...changes,
  };
}
