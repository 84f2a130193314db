import type { Academy } from '@skora/domain';
import { PROGRAMMES, SEXES, TRIALS } from '../../features/academies/domain/stored-values';
import { bareLetters } from '../../lib/text/search-words';
import { readCsv } from './read-csv';
import { RowReader } from './row-reader';

const MAX_SLUG_LENGTH = 100;

/** A part of an address made from names. @example slug('La Fábrica', 'Real Madrid') // 'la-fabrica-real-madrid' */
function slug(...names: string[]): string {
  return bareLetters(names.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
}

/** Columns of a table of academies. A blank cell means unknown where the fact may be unknown. */
export const ACADEMY_COLUMNS = [
  'name',
  'club',
  'city',
  'country',
  'lat',
  'lng',
  'precision',
  'programme',
  'age_min',
  'age_max',
  'sexes',
  'boarding',
  'trials',
  'trial_fee',
  'website',
  'fact',
  'source',
  'checked_on',
] as const;

function readAges(row: RowReader): Academy['ages'] {
  const given = ['age_min', 'age_max'].filter((column) => row.raw(column) !== '');
  if (given.length === 0) return null;
  const ages = { min: row.whole('age_min', 4, 40), max: row.whole('age_max', 4, 40) };
  if (given.length === 2 && ages.min > ages.max) row.fault('age_max', `${ages.max} is less than age_min`);
  return ages;
}

function readAcademy(row: RowReader, today: string): Academy {
  const name = row.text('name');
  const club = row.text('club');
  const programme = row.oneOf('programme', PROGRAMMES);
  if (programme === null && row.raw('programme') === '') row.fault('programme', 'is missing');
  const precision = row.oneOf('precision', ['site', 'locality']) ?? 'locality';
  const checkedOn = row.date('checked_on');
  if (checkedOn > today) row.fault('checked_on', `${checkedOn} has not come yet`);
  return {
    id: slug(name, club),
    name,
    club,
    city: row.text('city'),
    country: row.country('country'),
    lat: row.number('lat', -90, 90),
    lng: row.number('lng', -180, 180),
    precision,
    programme: programme ?? 'club',
    ages: readAges(row),
    sexes: row.oneOf('sexes', SEXES),
    boarding: row.yesNo('boarding'),
    trials: row.oneOf('trials', TRIALS),
    trialFee: row.yesNo('trial_fee'),
    website: row.website('website'),
    fact: row.optionalText('fact'),
    source: row.optionalText('source'),
    checkedOn,
  };
}

/**
 * Reads a table of academies.
 * @param today ISO date; nothing can have been checked after it
 * @returns every academy, and every fault with its line and column
 */
export function readAcademies(text: string, today: string): { academies: Academy[]; errors: string[] } {
  const { rows, errors } = readCsv(text, ACADEMY_COLUMNS);
  const lines = new Map<string, number>();
  const academies = rows.map((row) => {
    const academy = readAcademy(new RowReader(row, errors), today);
    const before = lines.get(academy.id);
    if (before !== undefined) errors.push(`line ${row.line}, name: the same academy as in line ${before}`);
    lines.set(academy.id, row.line);
    return academy;
  });
  return { academies, errors };
}
