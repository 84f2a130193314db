import type { MailContent } from '../../../lib/mail/layout';
import type { PlaceAt } from '../showcase-registrations';

/** To a player who waited, when a place got free. */
export function showcasePlaceMail(place: PlaceAt, url: string): MailContent {
  const { title, venue, city, startsAt, timeZone } = place;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return {
    subject: 'You have a place at the showcase',
    paragraphs: [
      `A place at “${title}” got free, and you were next on the waiting list. You are registered now.`,
      `${date.format(startsAt)} (${timeZone}), ${venue}, ${city}.`,
    ],
    action: { label: 'See the showcase', url },
    notes: ['You cannot come? Give the place back there, so that the next one gets it.'],
  };
}
