import { PHASES } from '../program/phases';
import { calendarFile } from './calendar-file';
import { planWeek } from './plan-week';

const phase = PHASES[1];
const sessions = phase
  ? planWeek({ phase, position: null, teamDays: [1, 3], matchDay: 5, exams: false })
  : [];
// A Saturday.
const file = calendarFile(sessions, ({ corner }) => `Ball, ${corner}; at home`, new Date(2026, 10, 21, 12));
const lines = file.replaceAll('\r\n ', '').split('\r\n');

test('one event for each session, from next Monday, six times', () => {
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(sessions.length);
  expect(lines.filter((line) => line === 'RRULE:FREQ=WEEKLY;COUNT=6')).toHaveLength(sessions.length);
  const starts = lines.filter((line) => line.startsWith('DTSTART:'));
  expect(starts.map((line) => Number(line.slice(14, 16)))).toEqual(sessions.map(({ day }) => 23 + day));
  expect(starts[0]).toBe('DTSTART:20261123T170000');
});

test('on a Monday the plan begins in a week, not in the past', () => {
  const monday = calendarFile(sessions, () => 'x', new Date(2026, 10, 23, 12));
  expect(monday).toContain('DTSTART:20261130T170000');
});

test('sessions of one day follow each other and have ids of their own', () => {
  const ids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(sessions.length);
  const starts = lines.filter((line) => line.startsWith('DTSTART:'));
  expect(new Set(starts).size).toBe(sessions.length);
});
