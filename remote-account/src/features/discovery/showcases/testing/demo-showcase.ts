import type { Showcase } from '../showcase-api';

/** A fictional event of the far future. */
export const demoShowcase: Showcase = {
  id: 'demo-spring',
  title: 'Demo spring showcase',
  about: 'Fictional event.',
  startsAt: new Date('2030-03-09T10:00:00Z'),
  endsAt: new Date('2030-03-09T14:30:00Z'),
  closesAt: new Date('2030-03-02T23:59:00Z'),
  timeZone: 'Europe/Lisbon',
  venue: 'Campo Inventado',
  address: 'Rua Fictícia 1',
  city: 'Lisbon',
  country: 'PT',
  ages: { min: 16, max: 30 },
  capacity: 2,
  taken: 1,
  waiting: 0,
  attending: [],
  price: { amount: 0, currency: 'GBP' },
  priceCovers: 'Pitch and water',
  refund: 'Withdraw until kick-off.',
  safeguarding: { name: 'Pat Placeholder', phone: '+351 000' },
};
