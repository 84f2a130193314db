import type { Session } from './plan-week';

const WEEKS = 6;
const LINE = 74;
const START_HOUR = { weekday: 17, weekend: 10 } as const;
const DAY_MS = 86_400_000;

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Lines longer than 75 octets continue on the next one after a space. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  return Array.from(line, (letter) => {
    const size = bytes.encode(letter).length;
    if (length + size <= LINE) {
      length += size;
      return letter;
    }
    length = 1 + size;
    return `\r\n ${letter}`;
  }).join('');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function floating(date: Date, minutesOfDay: number): string {
  const day = `${date.getUTCFullYear()}${two(date.getUTCMonth() + 1)}${two(date.getUTCDate())}`;
  return `${day}T${two(Math.floor(minutesOfDay / 60))}${two(minutesOfDay % 60)}00`;
}

/** Monday after a day, at midnight UTC; only its calendar date is used. */
function nextMonday(now: Date): Date {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const weekday = (now.getDay() + 6) % 7;
  return new Date(today + (7 - weekday) * DAY_MS);
}

/**
 * An iCalendar file (RFC 5545) that repeats the week six times from next Monday, in the reader's own time: sessions of a
 * weekday from five in the afternoon, of a weekend from ten.
 * @param nameOf title of a session
 */
export function calendarFile(
  sessions: readonly Session[],
  nameOf: (session: Session) => string,
  now: Date,
): string {
  const monday = nextMonday(now);
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const busy = new Map<number, number>();
  const events = sessions.flatMap((session, index) => {
    const date = new Date(monday.getTime() + session.day * DAY_MS);
    const hour = session.day > 4 ? START_HOUR.weekend : START_HOUR.weekday;
    const start = hour * 60 + (busy.get(session.day) ?? 0);
    busy.set(session.day, (busy.get(session.day) ?? 0) + session.minutes);
    return [
      'BEGIN:VEVENT',
      `UID:${stamp}-${index}@week-plan.skora`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${floating(date, start)}`,
      `DURATION:PT${session.minutes}M`,
      `RRULE:FREQ=WEEKLY;COUNT=${WEEKS}`,
      `SUMMARY:${escaped(nameOf(session))}`,
      `DESCRIPTION:${escaped(`${session.step.goal} ${session.step.drill}`)}`,
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//SKORA//Week plan//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
