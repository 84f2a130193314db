import { calendarLine, escapedText } from './calendar-line';

/** When an event is. */
export type CalendarTime =
  /** At two moments, the same everywhere. */
  | { startsAt: Date; endsAt: Date }
  /** A whole day as `YYYY-MM-DD`, with a reminder so many days before. */
  | { day: string; remindDaysBefore: number }
  /** At a time of day wherever the reader is, `YYYY-MM-DDTHH:MM`, so many minutes long, in so many weeks. */
  | { local: string; minutes: number; weeks: number };

/** What a calendar is told about. */
export interface CalendarEvent {
  /** The same for every file about this event, so that importing it again replaces it. */
  id: string;
  title: string;
  description: string;
  location?: string;
  when: CalendarTime;
}

const digits = (text: string) => text.replaceAll(/[-:]/g, '');
const moment = (time: Date) => digits(time.toISOString().replace(/\.\d+/, ''));

function timeLines(when: CalendarTime): string[] {
  if ('day' in when) return [`DTSTART;VALUE=DATE:${digits(when.day)}`];
  if ('local' in when) {
    return [
      `DTSTART:${digits(when.local)}00`,
      `DURATION:PT${when.minutes}M`,
      `RRULE:FREQ=WEEKLY;COUNT=${when.weeks}`,
    ];
  }
  return [`DTSTART:${moment(when.startsAt)}`, `DTEND:${moment(when.endsAt)}`];
}

function alarmLines(title: string, when: CalendarTime): string[] {
  if (!('day' in when)) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapedText(title)}`,
    `TRIGGER:-P${when.remindDaysBefore}D`,
    'END:VALARM',
  ];
}

function eventLines({ id, title, description, location, when }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@skora`,
    `DTSTAMP:${moment(now)}`,
    ...timeLines(when),
    `SUMMARY:${escapedText(title)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapedText(location)}`]),
    `DESCRIPTION:${escapedText(description)}`,
    ...alarmLines(title, when),
    'END:VEVENT',
  ];
}

/**
 * Events as an iCalendar file (RFC 5545).
 * @param product which part of the site made it
 * @param now when the file is made
 */
export function calendarText(product: string, events: readonly CalendarEvent[], now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//SKORA//${product}//EN`,
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map(calendarLine)
    .join('');
}
