import { afterNight, dayAfter, isTimeZone, localTime, nextMorning, nextNight } from './local-time';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();

test.each([
  ['Europe/Berlin', '2026-11-23T19:59:00Z', '2026-11-23T19:59:00.000Z'],
  ['Europe/Berlin', '2026-11-23T20:00:00Z', '2026-11-24T07:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23T06:59:30Z', '2026-11-23T07:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23T07:00:00Z', '2026-11-23T07:00:00.000Z'],
  ['America/New_York', '2026-11-23T07:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23T16:00:00Z', '2026-11-24T02:30:00.000Z'],
])('in %s nobody is disturbed at night: %s becomes %s', (zone, moment, expected) => {
  expect(iso(afterNight(at(moment), zone))).toBe(expected);
});

test('the night in which the clocks change ends at eight by the new time', () => {
  expect(iso(afterNight(at('2026-10-24T20:00:00Z'), 'Europe/Berlin'))).toBe('2026-10-25T07:00:00.000Z');
  expect(iso(afterNight(at('2026-03-28T21:00:00Z'), 'Europe/Berlin'))).toBe('2026-03-29T06:00:00.000Z');
});

test.each([
  ['Europe/Berlin', '2026-11-23T11:00:30Z', '2026-11-23T20:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23T20:00:00Z', '2026-11-24T20:00:00.000Z'],
  ['America/New_York', '2026-11-23T13:00:00Z', '2026-11-24T02:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T19:00:00.000Z'],
])('in %s the night that follows %s begins at %s', (zone, moment, expected) => {
  expect(iso(nextNight(at(moment), zone))).toBe(expected);
});

test('the next morning is after now, also in the morning', () => {
  expect(iso(nextMorning(at('2026-11-23T08:00:00Z'), 'Europe/Berlin'))).toBe('2026-11-24T08:00:00.000Z');
  expect(iso(nextMorning(at('2026-11-23T07:59:59Z'), 'Europe/Berlin'))).toBe('2026-11-23T08:00:00.000Z');
});

test('the day and the weekday are those of the place', () => {
  expect(localTime(at('2026-11-22T23:30:00Z'), 'Europe/Berlin')).toEqual({
    day: '2026-11-23',
    weekday: 1,
    hours: 0.5,
  });
  expect(localTime(at('2026-11-22T23:30:00Z'), 'Europe/London').weekday).toBe(7);
});

test('names that are no time zones are known', () => {
  expect(['Europe/Berlin', 'Asia/Calcutta', 'UTC'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Moon/Base', '', 'x'].map(isTimeZone)).toEqual([false, false, false]);
});

test('days are counted over the end of a month', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
});
