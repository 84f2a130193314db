/** A showcase event as the page shows it. */
export interface Showcase {
  id: string;
  title: string;
  about: string;
  startsAt: Date;
  endsAt: Date;
  /** Nobody registers after it. */
  closesAt: Date;
  /** IANA name; times are shown in it. */
  timeZone: string;
  venue: string;
  address: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  ages: { min: number; max: number };
  capacity: number;
  taken: number;
  waiting: number;
  attending: readonly { club: string; name: string }[];
  /** In the smallest unit of the currency. */
  price: { amount: number; currency: string };
  priceCovers: string;
  refund: string;
  safeguarding: { name: string; phone: string };
}

/** How the player stands with an event. */
export type Place = 'registered' | 'waiting' | 'none';
