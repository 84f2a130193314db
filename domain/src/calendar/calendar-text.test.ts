import { calendarText, type CalendarEvent } from './calendar-text';

const NOW = new Date('2026-11-21T10:00:00.123Z');
const event = (when: CalendarEvent['when'], more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'one',
  title: 'Test; a day',
  description: 'Bring water, and shoes',
  when,
  ...more,
});

test('an event at two moments, with a place', () => {
  const when = { startsAt: new Date('2030-03-09T10:00:00Z'), endsAt: new Date('2030-03-09T14:30:00Z') };
  expect(calendarText('Showcases', [event(when, { location: 'Road 1, Lisbon' })], NOW).split('\r\n')).toEqual(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//SKORA//Showcases//EN',
      'BEGIN:VEVENT',
      'UID:one@skora',
      'DTSTAMP:20261121T100000Z',
      'DTSTART:20300309T100000Z',
      'DTEND:20300309T143000Z',
      'SUMMARY:Test\\; a day',
      'LOCATION:Road 1\\, Lisbon',
      'DESCRIPTION:Bring water\\, and shoes',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ],
  );
});

test('a whole day reminds before', () => {
  const text = calendarText('Goals', [event({ day: '2026-12-01', remindDaysBefore: 1 })], NOW);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261201\r\n');
  expect(text).toContain(
    '\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Test\\; a day\r\nTRIGGER:-P1D\r\nEND:VALARM\r\nEND:VEVENT\r\n',
  );
});

test('a session is at its time of day wherever the reader is, week after week', () => {
  const text = calendarText('Week plan', [event({ local: '2026-11-23T17:05', minutes: 25, weeks: 6 })], NOW);
  expect(text).toContain(
    '\r\nDTSTART:20261123T170500\r\nDURATION:PT25M\r\nRRULE:FREQ=WEEKLY;COUNT=6\r\nSUMMARY:',
  );
});

test('several events stand in one file, each with its own id', () => {
  const when = { day: '2026-12-01', remindDaysBefore: 1 };
  const text = calendarText('Goals', [event(when), event(when, { id: 'two' })], NOW);
  expect(text.match(/UID:\w+@skora/g)).toEqual(['UID:one@skora', 'UID:two@skora']);
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
});
