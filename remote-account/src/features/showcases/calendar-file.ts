import type { Showcase } from './showcase';

/** A line of iCalendar holds 75 octets; what is longer goes on after a line break and a space (RFC 5545, 3.1). */
const LONGEST_OCTETS = 75;

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replace(/\r?\n/g, '\\n');
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    const room = parts.length === 0 ? LONGEST_OCTETS : LONGEST_OCTETS - 1;
    if (encoder.encode(part + letter).length > room) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

function stamp(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** One event as an iCalendar file (RFC 5545). @param now when the file is made */
export function calendarFile(showcase: Showcase, now: Date): string {
  const { id, title, venue, address, city, safeguarding, startsAt, endsAt } = showcase;
  const contact = `Safeguarding officer: ${safeguarding.name}, ${safeguarding.phone}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SKORA//Showcases//EN',
    'BEGIN:VEVENT',
    `UID:${id}@skora`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped([venue, address, city].join(', '))}`,
    `DESCRIPTION:${escaped(contact)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
