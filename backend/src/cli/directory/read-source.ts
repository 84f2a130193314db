import { ACADEMY_FACTS, isReservedAddress, sourceAddressProblem } from '@skora/domain';
import type { AcademyFact, AcademySource } from '@skora/domain';
import type { RowReader } from './row-reader';

/** Columns of a source; a row in which only these are filled is one more source of the academy above it. */
export const SOURCE_COLUMNS = [
  'source_for',
  'source_url',
  'source_title',
  'source_kind',
  'source_published',
  'source_read',
] as const;

/** Facts as a table names them: like its columns. */
const FACT_WORDS = new Map(
  (Object.keys(ACADEMY_FACTS) as AcademyFact[]).map((fact) => [
    fact === 'trialFee' ? 'trial_fee' : fact,
    fact,
  ]),
);

/** A fact as a table names it. */
export function factWord(fact: AcademyFact): string {
  return [...FACT_WORDS].find(([, known]) => known === fact)?.[0] ?? fact;
}

/** Made-up academies cite made-up pages, real ones pages that exist. */
export function checkAddress(row: RowReader, column: string, url: string, fictional: boolean): void {
  const problem = sourceAddressProblem(url);
  if (problem !== null) row.fault(column, `"${url}" ${problem}`);
  else if (fictional && !isReservedAddress(url))
    row.fault(column, `"${url}" may be real; a fictional academy needs a host like club.example`);
  else if (!fictional && isReservedAddress(url)) row.fault(column, `"${url}" is a host for examples`);
}

function readFactWords(row: RowReader): AcademyFact[] {
  const facts: AcademyFact[] = [];
  for (const word of row.text('source_for').split(/\s+/).filter(Boolean)) {
    const fact = FACT_WORDS.get(word);
    if (fact) facts.push(fact);
    else row.fault('source_for', `"${word}" is none of ${[...FACT_WORDS.keys()].join(', ')}`);
  }
  return facts;
}

/** The source of a row; null when none is named. @param today ISO date; nothing can have been read after it */
export function readSource(row: RowReader, fictional: boolean, today: string): AcademySource | null {
  if (SOURCE_COLUMNS.every((column) => row.raw(column) === '')) return null;
  const url = row.text('source_url', 500);
  if (url !== '') checkAddress(row, 'source_url', url, fictional);
  const kind = row.oneOf('source_kind', ['primary', 'secondary']);
  if (row.raw('source_kind') === '') row.fault('source_kind', 'is missing');
  const readOn = row.date('source_read');
  const publishedOn = row.optionalDate('source_published');
  if (readOn > today) row.fault('source_read', `${readOn} has not come yet`);
  if (publishedOn !== null && publishedOn > readOn)
    row.fault('source_published', 'is later than source_read');
  return {
    url,
    title: row.text('source_title', 160),
    kind: kind ?? 'secondary',
    publishedOn,
    readOn,
    facts: readFactWords(row),
  };
}
