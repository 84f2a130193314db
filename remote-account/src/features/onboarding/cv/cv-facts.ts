import {
  findMetric,
  latestValues,
  newestMatches,
  showWithUnit,
  statLabel,
  type MatchRow,
} from '@skora/domain';
import type { PlayerRecord } from '../../record';

export interface CvFact {
  label: string;
  value: string;
}

const SHOWN_TESTS = 2;

function matchFact({ opponent, goalsFor, goalsAgainst, minutes }: MatchRow): CvFact {
  return { label: `Match against ${opponent}`, value: `${goalsFor}–${goalsAgainst}, ${minutes} min` };
}

/** The newest numbers a CV holds already. */
export function cvFacts({ entries, matches }: Pick<PlayerRecord, 'entries' | 'matches'>): CvFact[] {
  const tests = [...latestValues(entries)].flatMap(([name, { value }]) => {
    const [test = '', key = ''] = name.split('.');
    const metric = findMetric(test, key);
    return metric && !metric.private
      ? [{ label: statLabel(test, key), value: showWithUnit(metric, value, 'metric') }]
      : [];
  });
  return [...tests.slice(0, SHOWN_TESTS), ...newestMatches(matches, 1).map(matchFact)];
}

/** What coaches look for next and the CV has not, in the words of a list. */
export function cvGaps({ profile, entries, matches }: PlayerRecord): string[] {
  return [
    ...(profile.primaryPosition === null ? ['your position'] : []),
    ...(entries.length + matches.length === 0 ? ['a first number'] : []),
    ...(profile.preferredFoot === null ? ['your foot'] : []),
    ...(profile.heightCm === null ? ['your height'] : []),
  ];
}
