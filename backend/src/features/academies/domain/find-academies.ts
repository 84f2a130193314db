import { type AcademyRow, bareLetters } from '@skora/domain';
import { distanceKm, type Point } from '../../cities';
import { searchWords } from '../../../lib/text/search-words';

/** What a visitor asked for; absent parts do not filter. */
export interface AcademyFilter {
  words?: string;
  country?: string;
  programme?: string;
  /** Academies known to take them. */
  sex?: 'girls' | 'boys';
  /** Only known ones. */
  boarding?: boolean;
  openTrials?: boolean;
  freeTrials?: boolean;
  /** Whole years; `null`: asked for, but not known. */
  age?: number | null;
  near?: Point;
  withinKm?: number;
  /** West, south, east, north; west may be greater than east. */
  bounds?: readonly [number, number, number, number];
  ids?: ReadonlySet<string>;
}

/** A found academy with its distance from `near`. */
export interface FoundAcademy extends AcademyRow {
  /** Whole kilometres; `null` without a place to measure from. */
  distanceKm: number | null;
}

interface Finding {
  found: FoundAcademy[];
  /** How many more fit everything else, but say nothing about ages. */
  unknownAges: number;
}

const regions = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'code' });

function hasWords(row: AcademyRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = bareLetters([row.name, row.club, row.city, regions.of(row.country)].join(' '));
  return words.every((word) => text.includes(word));
}

function isWithin(row: AcademyRow, bounds: AcademyFilter['bounds']): boolean {
  if (!bounds) return true;
  const [west, south, east, north] = bounds;
  const inside = west <= east ? row.lng >= west && row.lng <= east : row.lng >= west || row.lng <= east;
  return inside && row.lat >= south && row.lat <= north;
}

function hasFacts(row: AcademyRow, filter: AcademyFilter): boolean {
  return (
    (!filter.country || row.country === filter.country) &&
    (!filter.programme || row.programme === filter.programme) &&
    (!filter.sex || row.sexes === filter.sex || row.sexes === 'both') &&
    (!filter.boarding || row.boarding === true) &&
    (!filter.openTrials || row.trials === 'open') &&
    (!filter.freeTrials || row.trialFee === false) &&
    (!filter.ids || filter.ids.has(row.id))
  );
}

/** All academies a filter lets through, in the order of the directory. What is unknown fits no filter. */
export function findAcademies(rows: readonly AcademyRow[], filter: AcademyFilter): Finding {
  const words = searchWords(filter.words ?? '');
  const found: FoundAcademy[] = [];
  let unknownAges = 0;
  for (const row of rows) {
    if (!hasFacts(row, filter) || !isWithin(row, filter.bounds) || !hasWords(row, words)) continue;
    const km = filter.near ? Math.round(distanceKm(filter.near, row)) : null;
    if (km !== null && filter.withinKm !== undefined && km > filter.withinKm) continue;
    if (filter.age !== undefined) {
      if (!row.ages) unknownAges += 1;
      if (!row.ages || filter.age === null || filter.age < row.ages.min || filter.age > row.ages.max)
        continue;
    }
    found.push({ ...row, distanceKm: km });
  }
  return { found, unknownAges };
}
