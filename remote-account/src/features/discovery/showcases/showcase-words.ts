import type { Showcase } from './showcase-api';

/** Day of an event where it takes place. @example 'Saturday, 9 March 2030' */
export function dayWords({ startsAt, timeZone }: Showcase): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone }).format(startsAt);
}

/** From when to when, on the clock of the place. @example '10:00–14:30 (Lisbon time)' */
export function timeWords({ startsAt, endsAt, timeZone, city }: Showcase): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
  return `${clock.format(startsAt)}–${clock.format(endsAt)} (${city} time)`;
}

/** All it costs. @example '£45.00' */
export function priceWords({ price: { amount, currency } }: Showcase): string {
  if (amount === 0) return 'Free';
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function placeWords({ capacity, taken, waiting }: Showcase): string {
  const places = `${taken} of ${capacity} places taken`;
  return waiting > 0 ? `${places}, ${waiting} waiting` : places;
}
