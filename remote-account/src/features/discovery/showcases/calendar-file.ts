import { calendarText } from '@skora/domain';
import type { Showcase } from './showcase-api';

/** One event as an iCalendar file. @param now when the file is made */
export function calendarFile(showcase: Showcase, now: Date): string {
  const { id, title, venue, address, city, safeguarding, startsAt, endsAt } = showcase;
  const event = {
    id,
    title,
    location: [venue, address, city].join(', '),
    description: `Safeguarding officer: ${safeguarding.name}, ${safeguarding.phone}`,
    when: { startsAt, endsAt },
  };
  return calendarText('Showcases', [event], now);
}
