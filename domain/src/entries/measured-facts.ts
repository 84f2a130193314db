import type { PlayerProfile } from '../profile/profile';
import type { LatestValue } from './latest-values';
import type { NewEntry } from './stat-entry';

/** Fields of the profile that tests measure too, with the stats that say the same: `test.key`. */
const MEASURED_FACTS = {
  heightCm: ['body.heightCm'],
  weakFoot: ['technical.weakFoot', 'goalkeeper.weakFoot'],
} as const;

/** A field of the profile that a test measures too. */
export type MeasuredFact = keyof typeof MEASURED_FACTS;

const FACTS = Object.keys(MEASURED_FACTS) as MeasuredFact[];

/** What is known of a fact, and where it was said. */
export interface KnownFact {
  /** Null when nobody said it. */
  value: number | null;
  from: 'profile' | 'stats' | 'nowhere';
}

/** The newest result of a fact. @param latest by `test.key` */
export function latestOfFact(
  fact: MeasuredFact,
  latest: ReadonlyMap<string, LatestValue>,
): LatestValue | undefined {
  return MEASURED_FACTS[fact]
    .map((stat) => latest.get(stat))
    .filter((one) => one !== undefined)
    .sort((a, b) => b.entry.measuredOn.getTime() - a.entry.measuredOn.getTime())[0];
}

/**
 * What the profile and the stats know already, by `test.key`, so that nobody is asked twice: the profile's value, or a
 * result that was measured after the profile was changed last.
 * @param latest by `test.key`
 */
export function knownFacts(
  profile: PlayerProfile,
  latest: ReadonlyMap<string, LatestValue>,
): ReadonlyMap<string, KnownFact> {
  const known = FACTS.flatMap((fact) => {
    const measured = latestOfFact(fact, latest);
    const said = profile[fact];
    const changed = profile.updatedAt?.getTime() ?? 0;
    const isNewer = measured !== undefined && measured.entry.measuredOn.getTime() > changed;
    const isOther = measured !== undefined && measured.value !== said && (said === null || isNewer);
    const from = isOther ? 'stats' : said === null ? 'nowhere' : 'profile';
    const value = isOther ? measured.value : said;
    return MEASURED_FACTS[fact].map((stat) => [stat, { value, from }] as const);
  });
  return new Map(known);
}

/**
 * What new results change in the profile; a result that is older than the one before it changes nothing.
 * @param latest what counted before, by `test.key`
 */
export function changedFacts(
  profile: PlayerProfile,
  latest: ReadonlyMap<string, LatestValue>,
  results: readonly NewEntry[],
): Partial<Record<MeasuredFact, number>> {
  const changed = FACTS.flatMap((fact) => {
    const from = latestOfFact(fact, latest)?.entry.measuredOn.getTime() ?? 0;
    const newest = results
      .flatMap(({ kind, measuredOn, values }) =>
        Object.entries(values).map(([key, value]) => ({
          stat: `${kind}.${key}`,
          at: measuredOn.getTime(),
          value,
        })),
      )
      .filter(({ stat, at }) => (MEASURED_FACTS[fact] as readonly string[]).includes(stat) && at >= from)
      .sort((a, b) => b.at - a.at)[0];
    return newest && newest.value !== profile[fact] ? [[fact, newest.value] as const] : [];
  });
  return Object.fromEntries(changed);
}
