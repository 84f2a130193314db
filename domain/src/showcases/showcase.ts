import { ageOn } from '../time/age-on';
import { localTime } from '../notifications/local-time';

/** A showcase event as it is published: `showcases/{id}`, without its counts. */
export interface Showcase<Moment> {
  id: string;
  title: string;
  about: string;
  startsAt: Moment;
  endsAt: Moment;
  /** Nobody registers after it. */
  closesAt: Moment;
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
  attending: readonly { club: string; name: string }[];
  /** All-in, in the smallest unit of the currency; 0 is free. */
  price: { amount: number; currency: string };
  priceCovers: string;
  refund: string;
  safeguarding: { name: string; phone: string };
}

/** When and where the clocks stand: enough to tell the day of an event. @property startsAt milliseconds since 1970 */
type EventMoment = Pick<Showcase<number>, 'startsAt' | 'timeZone'>;

/** The day of an event at its place, as `formatDay` takes one: at Greenwich it may still be the day before. */
export function showcaseDay({ startsAt, timeZone }: EventMoment): Date {
  return new Date(`${localTime(startsAt, timeZone).day}T00:00:00Z`);
}

/**
 * How old a player is on the day of an event.
 * @param bornOn ISO date
 */
export function ageAtShowcase(bornOn: string, event: EventMoment): number {
  return ageOn(bornOn, showcaseDay(event));
}

/** When registration ends: as announced, and at the latest when the event begins. In milliseconds since 1970. */
export function registrationEnd(closesAt: number, startsAt: number): number {
  return Math.min(closesAt, startsAt);
}
