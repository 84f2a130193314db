import { bareLetters, statedFacts, unsourcedFacts, type AcademyEntry } from '@skora/domain';
import { PROGRAMMES, SEXES, TRIALS } from '../../features/academies/domain/stored-values';
import type { TableAcademy } from '../../features/academies/review/table-academy';
import { readCsv, type CsvRow } from './read-csv';
import { checkAddress, factWord, readSource, SOURCE_COLUMNS } from './read-source';
import { isDay, RowReader } from './row-reader';

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
  'fictional',
  'wikidata',
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
  'trials_until',
  'website',
  'note',
  ...SOURCE_COLUMNS,
  'reviewed_by',
  'reviewed_on',
] as const;

const OWN_COLUMNS = ACADEMY_COLUMNS.filter(
  (column) => !(SOURCE_COLUMNS as readonly string[]).includes(column),
);

/** Whether a row only adds a source to the academy above it. */
function isFurtherSource({ cells }: CsvRow): boolean {
  return OWN_COLUMNS.every((column) => (cells[column] ?? '') === '');
}

function readAges(row: RowReader): AcademyEntry['ages'] {
  const given = ['age_min', 'age_max'].filter((column) => row.raw(column) !== '');
  if (given.length === 0) return null;
  const ages = { min: row.whole('age_min', 4, 40), max: row.whole('age_max', 4, 40) };
  if (given.length === 2 && ages.min > ages.max) row.fault('age_max', `${ages.max} is less than age_min`);
  return ages;
}

function readTrials(row: RowReader): Pick<AcademyEntry, 'trials' | 'trialFee' | 'trialsUntil'> {
  const trials = row.oneOf('trials', TRIALS);
  const trialFee = row.yesNo('trial_fee');
  const trialsUntil = row.optionalDate('trials_until');
  const stated = trials !== null || trialFee !== null;
  if (stated && trialsUntil === null)
    row.fault('trials_until', 'is missing; what is said of trials ends on a day');
  if (!stated && trialsUntil !== null) row.fault('trials_until', 'says until when, but not what');
  return { trials, trialFee, trialsUntil };
}

function readWikidata(row: RowReader, fictional: boolean): string | null {
  const item = row.optionalText('wikidata');
  if (item !== null && !/^Q[1-9]\d{0,9}$/.test(item)) row.fault('wikidata', `"${item}" is no item like Q42`);
  else if (item !== null && fictional) row.fault('wikidata', 'a fictional academy has no item');
  return item;
}

function readWebsite(row: RowReader, fictional: boolean): string | null {
  const website = row.website('website');
  if (website?.startsWith('https://')) checkAddress(row, 'website', website, fictional);
  return website;
}

function readEntry(row: RowReader, today: string): AcademyEntry {
  const name = row.text('name');
  const club = row.text('club');
  const fictional = row.yesNo('fictional') ?? false;
  const source = readSource(row, fictional, today);
  return {
    id: slug(name, club),
    name,
    club,
    city: row.text('city'),
    country: row.country('country'),
    lat: row.number('lat', -90, 90),
    lng: row.number('lng', -180, 180),
    precision: row.oneOf('precision', ['site', 'locality']) ?? 'locality',
    programme: row.oneOf('programme', PROGRAMMES),
    ages: readAges(row),
    sexes: row.oneOf('sexes', SEXES),
    boarding: row.yesNo('boarding'),
    ...readTrials(row),
    fictional,
    website: readWebsite(row, fictional),
    note: row.optionalText('note'),
    wikidata: readWikidata(row, fictional),
    sources: source ? [source] : [],
  };
}

function readReview(row: RowReader, today: string): TableAcademy['review'] {
  if (row.raw('reviewed_by') === '' && row.raw('reviewed_on') === '') return null;
  const review = { by: row.text('reviewed_by'), on: row.date('reviewed_on') };
  if (review.on > today) row.fault('reviewed_on', `${review.on} has not come yet`);
  return review;
}

/** A review compares the row with its pages, so none of them was read later. Days with a fault of their own are left out. */
function checkReviewDay(row: RowReader, { entry, review }: TableAcademy, today: string): void {
  if (review === null || !isDay(review.on)) return;
  const days = entry.sources.map(({ readOn }) => readOn).filter((day) => isDay(day) && day <= today);
  const latest = days.sort().at(-1);
  if (latest !== undefined && review.on < latest)
    row.fault('reviewed_on', `is earlier than source_read, ${latest}`);
}

/** Sources must be about what the row says; a reviewed row must have one for everything it says. */
function checkSources(row: RowReader, { entry, review }: TableAcademy): void {
  const stated = statedFacts(entry);
  const idle = new Set(entry.sources.flatMap(({ facts }) => facts).filter((fact) => !stated.includes(fact)));
  for (const fact of idle) row.fault('source_for', `${factWord(fact)} is not stated in this row`);
  if (review === null) return;
  for (const fact of unsourcedFacts(entry)) row.fault('source_for', `no source names ${factWord(fact)}`);
}

/**
 * Reads a table of academies.
 * @param today ISO date; nothing can have been read or reviewed after it
 * @returns every academy, and every fault with its line and column
 */
export function readAcademies(text: string, today: string): { academies: TableAcademy[]; errors: string[] } {
  const { rows, errors } = readCsv(text, ACADEMY_COLUMNS);
  const lines = new Map<string, number>();
  const read: { row: RowReader; academy: TableAcademy }[] = [];
  for (const csvRow of rows) {
    const row = new RowReader(csvRow, errors);
    const above = read.at(-1)?.academy;
    if (above && isFurtherSource(csvRow)) {
      const source = readSource(row, above.entry.fictional, today);
      if (source) above.entry = { ...above.entry, sources: [...above.entry.sources, source] };
      continue;
    }
    const academy = { entry: readEntry(row, today), review: readReview(row, today) };
    const before = lines.get(academy.entry.id);
    if (before !== undefined) row.fault('name', `the same academy as in line ${before}`);
    lines.set(academy.entry.id, csvRow.line);
    read.push({ row, academy });
  }
  for (const { row, academy } of read) {
    checkSources(row, academy);
    checkReviewDay(row, academy, today);
  }
  return { academies: read.map(({ academy }) => academy), errors };
}
