import { type CalendarEvent, calendarText, DAY_MS } from '@skora/domain';
import type { Session } from './plan-week';

const WEEKS = 6;
const START_HOUR = { weekday: 17, weekend: 10 } as const;

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
  const busy = new Map<number, number>();
  const events = sessions.map((session, index): CalendarEvent => {
    const { day, minutes, step } = session;
    const before = busy.get(day) ?? 0;
    busy.set(day, before + minutes);
    const hour = day > 4 ? START_HOUR.weekend : START_HOUR.weekday;
    const start = new Date(monday.getTime() + day * DAY_MS);
    start.setUTCHours(hour, before);
    return {
      id: `week-plan-${now.getTime()}-${index}`,
      title: nameOf(session),
      description: `${step.goal} ${step.drill}`,
      when: { local: start.toISOString().slice(0, 16), minutes, weeks: WEEKS },
    };
  });
  return calendarText('Week plan', events, now);
}
