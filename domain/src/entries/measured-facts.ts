import type { PlayerProfile } from '../profile/profile';
import { DAY_MS } from '../time/time-units';
import { newestFirst } from './current-entries';
import { latestValues, type LatestValue } from './latest-values';
import type { NewEntry, StatEntry } from './stat-entry';

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
    .sort((a, b) => newestFirst(a.entry, b.entry))[0];
}

/** A day of a measurement has ended everywhere on earth this long after it began in UTC. */
const DAY_EVERYWHERE_MS = 1.5 * DAY_MS;

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
 * What new results change in the profile. A result that is older than the one before it changes nothing, nor does one that
 * is older than what the profile says, unless the profile has that from the results.
 * @param latest what counted before, by `test.key`
 */
export function changedFacts(
  profile: PlayerProfile,
  latest: ReadonlyMap<string, LatestValue>,
  results: readonly NewEntry[],
): Partial<Record<MeasuredFact, number>> {
  const changed = FACTS.flatMap((fact) => {
    const before = latestOfFact(fact, latest);
    const said = profile[fact];
    const isOwn = said !== null && said !== before?.value;
    const saidAt = isOwn ? (profile.updatedAt?.getTime() ?? 0) - DAY_EVERYWHERE_MS : 0;
    const from = Math.max(before?.entry.measuredOn.getTime() ?? 0, saidAt);
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
    return newest && newest.value !== said ? [[fact, newest.value] as const] : [];
  });
  return Object.fromEntries(changed);
}

function readFact(fact: MeasuredFact, { kind, values }: NewEntry): number | undefined {
  const keys: readonly string[] = MEASURED_FACTS[fact];
  return Object.entries(values).find(([key]) => keys.includes(`${kind}.${key}`))?.[1];
}

/**
 * What the profile has to say instead, where it still says what an entry did that is corrected or withdrawn; null where no
 * other entry says it.
 * @param entries those that counted before
 */
export function correctedFacts(
  profile: PlayerProfile,
  entries: readonly StatEntry[],
  wrong: StatEntry,
  correction: NewEntry,
): Partial<Record<MeasuredFact, number | null>> {
  const others = entries.filter(({ id }) => id !== wrong.id);
  const now = [...others, { ...correction, id: '', recordedAt: null }].sort(newestFirst);
  const changed = FACTS.flatMap((fact) => {
    const said = profile[fact];
    if (said === null || said !== readFact(fact, wrong)) return [];
    const isTakenBack = readFact(fact, correction) === undefined;
    const cameFirst = (profile.updatedAt?.getTime() ?? 0) < (wrong.recordedAt?.getTime() ?? 0);
    // What the profile said before there was an entry stays when the entry goes.
    if (isTakenBack && cameFirst) return [];
    const value = latestOfFact(fact, latestValues(now))?.value ?? null;
    return value === said ? [] : [[fact, value] as const];
  });
  return Object.fromEntries(changed);
}
