/** A showcase event as it is published: `showcases/{id}`, without its counts. Times are milliseconds since 1970. */
export interface Showcase {
  id: string;
  title: string;
  about: string;
  startsAt: number;
  endsAt: number;
  /** Nobody registers after it. */
  closesAt: number;
  /** IANA name; times are shown in it. */
  timeZone: string;
  venue: string;
  address: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Whole years on the day, both included. */
  ages: { min: number; max: number };
  capacity: number;
  /** Who said in writing that they come; empty: none yet. */
  attending: { club: string; name: string }[];
  /** All-in, in the smallest unit of the currency; 0 is free. */
  price: { amount: number; currency: string };
  priceCovers: string;
  refund: string;
  safeguarding: { name: string; phone: string };
}
