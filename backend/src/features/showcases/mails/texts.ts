import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import type { EventFacts } from '../../showcase-places';

/** To a player who waited, when a place is free again. */
export function showcasePlaceMail(event: EventFacts, url: string): MailContent {
  const { title, venue, city, startsAt, timeZone } = event;
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return {
    subject: 'You have a place at the showcase',
    paragraphs: [
      `A place at “${title}” is free again. You were next on the waiting list, so the place is yours now.`,
      `${date.format(startsAt)} (${timeZone}), ${venue}, ${city}.`,
    ],
    action: { label: 'See the showcase', url },
    notes: ['If you cannot come, please give the place back on that page. Then the next player gets it.'],
    why: TO_ACCOUNT,
  };
}
