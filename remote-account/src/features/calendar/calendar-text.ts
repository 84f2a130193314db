/** What a calendar is told about. */
export interface CalendarEvent {
  /** The same for every file about this event, so that importing it again replaces it. */
  id: string;
  /** Which part of the site made it. */
  product: string;
  title: string;
  description: string;
  location?: string;
  /** From and to, or a whole day as `YYYY-MM-DD`. */
  when: { startsAt: Date; endsAt: Date } | { day: string; remindDaysBefore: number };
}

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

function times({ when, title }: CalendarEvent): { lines: string[]; alarm: string[] } {
  if ('startsAt' in when) {
    return { lines: [`DTSTART:${stamp(when.startsAt)}`, `DTEND:${stamp(when.endsAt)}`], alarm: [] };
  }
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-P${when.remindDaysBefore}D`,
    'END:VALARM',
  ];
  return { lines: [`DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`], alarm };
}

/** One event as an iCalendar file (RFC 5545). @param now when the file is made */
export function calendarText(event: CalendarEvent, now: Date): string {
  const { id, product, title, description, location } = event;
  const { lines, alarm } = times(event);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//SKORA//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${id}@skora`,
    `DTSTAMP:${stamp(now)}`,
    ...lines,
    `SUMMARY:${escaped(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    ...alarm,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
