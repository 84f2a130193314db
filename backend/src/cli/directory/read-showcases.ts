import type { Showcase } from '@skora/domain';
import { readCsv } from './read-csv';
import { RowReader } from './row-reader';
import { zonedTime } from './zoned-time';

/** Columns of a table of showcase events; `attending` is `Club: Name; Club: Name`, blank for none yet. */
export const SHOWCASE_COLUMNS = [
  'id',
  'title',
  'about',
  'date',
  'start',
  'end',
  'closes_on',
  'time_zone',
  'venue',
  'address',
  'city',
  'country',
  'age_min',
  'age_max',
  'capacity',
  'attending',
  'price',
  'currency',
  'price_covers',
  'refund',
  'officer_name',
  'officer_phone',
] as const;

const ID = /^[a-z0-9-]{1,100}$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

function readClock(row: RowReader, column: string): string {
  const written = row.text(column, 5);
  if (written !== '' && !CLOCK.test(written)) row.fault(column, `"${written}" is no time like 18:30`);
  return CLOCK.test(written) ? written : '00:00';
}

function readZone(row: RowReader): string {
  const zone = row.text('time_zone');
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone || 'UTC' }).resolvedOptions().timeZone;
  } catch {
    row.fault('time_zone', `"${zone}" is no time zone like Europe/Berlin`);
    return 'UTC';
  }
}

function readAttending(row: RowReader): Showcase<number>['attending'] {
  return row
    .raw('attending')
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [club = '', name = ''] = entry.split(':').map((part) => part.trim());
      if (club === '' || name === '') row.fault('attending', `"${entry}" is not "Club: Name"`);
      return { club, name };
    });
}

/** Nobody can pay for a showcase here yet, and a price without a way to pay it would be a promise. */
function readPrice(row: RowReader): Showcase<number>['price'] {
  const amount = row.whole('price', 0, 1_000_000);
  if (amount > 0) row.fault('price', 'must be 0: players cannot pay for a showcase on SKORA yet');
  return { amount, currency: row.text('currency', 3) };
}

function readShowcase(row: RowReader): Showcase<number> {
  const id = row.text('id', 100);
  if (id !== '' && !ID.test(id)) row.fault('id', `"${id}" may hold a-z, 0-9 and hyphens only`);
  const timeZone = readZone(row);
  const [date, closesOn] = [row.date('date'), row.date('closes_on')];
  const [start, end] = [readClock(row, 'start'), readClock(row, 'end')];
  if (start >= end) row.fault('end', `${end} is not after ${start}`);
  if (closesOn > date) row.fault('closes_on', `${closesOn} is after the event`);
  const ages = { min: row.whole('age_min', 4, 40), max: row.whole('age_max', 4, 40) };
  if (ages.min > ages.max) row.fault('age_max', `${ages.max} is less than age_min`);
  return {
    id,
    title: row.text('title'),
    about: row.text('about', 400),
    startsAt: zonedTime(date, start, timeZone),
    endsAt: zonedTime(date, end, timeZone),
    closesAt: zonedTime(closesOn, '23:59', timeZone),
    timeZone,
    venue: row.text('venue'),
    address: row.text('address', 200),
    city: row.text('city'),
    country: row.country('country'),
    ages,
    capacity: row.whole('capacity', 1, 1000),
    attending: readAttending(row),
    price: readPrice(row),
    priceCovers: row.text('price_covers', 300),
    refund: row.text('refund', 300),
    safeguarding: { name: row.text('officer_name'), phone: row.text('officer_phone', 40) },
  };
}

/** Reads a table of showcase events. @returns every event, and every fault with its line and column */
export function readShowcases(text: string): { showcases: Showcase<number>[]; errors: string[] } {
  const { rows, errors } = readCsv(text, SHOWCASE_COLUMNS);
  const lines = new Map<string, number>();
  const showcases = rows.map((row) => {
    const showcase = readShowcase(new RowReader(row, errors));
    const before = lines.get(showcase.id);
    if (before !== undefined) errors.push(`line ${row.line}, id: the same as in line ${before}`);
    lines.set(showcase.id, row.line);
    return showcase;
  });
  return { showcases, errors };
}
