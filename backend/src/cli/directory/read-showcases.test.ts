import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShowcases } from './read-showcases';
import { zonedTime } from './zoned-time';

const text = readFileSync(join(__dirname, '../../../../scripts/local/seed/showcases.csv'), 'utf8');
const [header = '', row = ''] = text.split('\n');

/** The first seeded row with one cell changed; cells hold no commas up to there. */
function withCell(column: string, value: string): string {
  const index = header.split(',').indexOf(column);
  const cells = row.match(/("[^"]*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [];
  cells[index] = value;
  return [header, cells.slice(0, header.split(',').length).join(',')].join('\n');
}

test('the seeded events have no fault and are visibly fictional', () => {
  const { showcases, errors } = readShowcases(text);
  expect(errors).toEqual([]);
  expect(showcases.length).toBeGreaterThan(1);
  expect(showcases.every(({ title, about }) => /demo/i.test(title) && /fictional/i.test(about))).toBe(true);
});

test.each([
  ['id', 'A B', 'line 2, id: "A B" may hold a-z, 0-9 and hyphens only'],
  ['start', '25:00', 'line 2, start: "25:00" is no time like 18:30'],
  ['time_zone', 'Moon/Base', 'line 2, time_zone: "Moon/Base" is no time zone like Europe/Berlin'],
  ['capacity', '0', 'line 2, capacity: "0" is no number from 1 to 1000'],
  ['attending', 'Somebody', 'line 2, attending: "Somebody" is not "Club: Name"'],
  ['price', '12.5', 'line 2, price: "12.5" is not a whole number'],
  ['price', '4500', 'line 2, price: must be 0: players cannot pay for a showcase on SKORA yet'],
  ['officer_name', '', 'line 2, officer_name: is missing'],
  ['closes_on', '2199-01-01', 'line 2, closes_on: 2199-01-01 is after the event'],
])('%s %p is told with line and column', (column, value, expected) => {
  expect(readShowcases(withCell(column, value)).errors).toContain(expected);
});

test.each([
  ['2027-03-06', 'Europe/Berlin', '2027-03-06T09:00:00.000Z'],
  ['2027-07-03', 'Europe/Berlin', '2027-07-03T08:00:00.000Z'],
  ['2027-07-03', 'Africa/Dakar', '2027-07-03T10:00:00.000Z'],
  ['2027-01-09', 'America/New_York', '2027-01-09T15:00:00.000Z'],
])('ten in the morning on %s in %s', (date, zone, expected) => {
  expect(new Date(zonedTime(date, '10:00', zone)).toISOString()).toBe(expected);
});
