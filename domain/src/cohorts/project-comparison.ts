import type { StatEntry } from '../entries/stat-entry';
import { cohortSheetId, type CohortSheet } from './cohort';
import { comparableResults } from './comparable-results';
import type { ComparisonGroup } from './comparison';
import { findStanding, type Standing } from './standing';

/** What a player's results are compared by. */
export interface ComparisonSource {
  group: ComparisonGroup;
  /** ISO date; only picks the age band. */
  bornOn: string;
  /** By {@link cohortSheetId}. */
  sheets: ReadonlyMap<string, CohortSheet>;
}

/** Where a player's newest results stand. */
export interface ComparedTests {
  standings: Standing[];
  /** Names of tests without enough comparable players; how many are missing is never told. */
  tooFew: string[];
}

/** Ids of the sheets that a player's newest results are compared with. @param entries those that count, newest first */
export function neededSheets(
  entries: readonly StatEntry[],
  { group, bornOn }: Pick<ComparisonSource, 'group' | 'bornOn'>,
): string[] {
  return [...new Set(comparableResults(entries, bornOn).map(({ band }) => cohortSheetId(group, band)))];
}

/** Compares the newest result of each test. @param entries those that count, newest first */
export function projectComparison(
  entries: readonly StatEntry[],
  { group, bornOn, sheets }: ComparisonSource,
): ComparedTests {
  const standings: Standing[] = [];
  const tooFew: string[] = [];
  for (const result of comparableResults(entries, bornOn)) {
    const standing = findStanding(result, group, sheets);
    if (standing) standings.push(standing);
    else tooFew.push(result.metric.name);
  }
  return { standings, tooFew };
}
