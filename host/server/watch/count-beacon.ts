import { HOST_ID } from '@skora/registry';
import {
  emptyCounts,
  GOOD,
  groupName,
  histogramOf,
  type Counts,
  type Measure,
  type Side,
  type WatchedCounts,
} from '@skora/registry/watch';
import type { Beacon, BeaconError, BeaconRemote } from '../../src/watch/beacon';
import { findErrorOwner } from './read-beacon';

/** Vitals that a remote can spoil. */
const RATED_VITALS = ['LCP', 'INP', 'CLS'] as const;

/** More of one page says no more, and would drown all others. */
const MOST_LONG_TASKS = 10_000;

/** What is true of the whole page; it counts for each release that took part in it. Vitals are final when a page is left. */
function countPage({ part, vitals, longTasks, navigations }: Beacon): Counts {
  const counts = emptyCounts();
  const navigation = histogramOf('navigation', navigations);
  if (part === 'load') return { ...counts, histograms: { ...counts.histograms, navigation } };
  const known = RATED_VITALS.filter((name) => vitals[name] !== undefined);
  const isWeak = known.some((name) => (vitals[name] ?? 0) > GOOD[name]);
  const measured = Object.entries(vitals).map(([name, value]) => [
    name,
    histogramOf(name as Measure, [value]),
  ]);
  return {
    ...counts,
    rated: known.length > 0 ? 1 : 0,
    weak: isWeak ? 1 : 0,
    longTasks: Math.min(longTasks, MOST_LONG_TASKS),
    histograms: {
      ...counts.histograms,
      ...(Object.fromEntries(measured) as Partial<Counts['histograms']>),
      navigation,
    },
  };
}

function tally(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = (times[name] ?? 0) + 1;
  return times;
}

/** A file of the flat folder of a release, or of the host; a page that asked for it again named it by another address. */
const PLACE = /^(\/(?:assets|remotes\/[a-z0-9-]+)\/[\w.-]{1,200})(?:\?[^:]*)?(:\d+:\d+)$/;

/** React tells of one error at several places; the same one twice says no more. Without a place that is one, it is in no group. */
function groupErrors(errors: readonly BeaconError[]): Record<string, number> {
  const names = errors.flatMap(({ kind, hash, at }) => {
    const [, file, position] = PLACE.exec(at) ?? [];
    const group = { kind, hash: hash.toString(16).padStart(8, '0'), at: `${file}${position}` };
    return file === undefined ? [] : groupName(group);
  });
  return tally([...new Set(names)]);
}

/** What the beacon says of a remote or, without an id, of the host. */
function pick({ slots, errors, reported: [slotsBefore, errorsBefore] }: Beacon, id: string | undefined) {
  const isOwn = (error: BeaconError) => findErrorOwner(error) === id;
  const select = (from: number, fromError: number, to?: number, toError?: number) => ({
    slots: slots.slice(from, to).filter((slot) => slot.id === id),
    errors: errors.slice(fromError, toError).filter(isOwn),
  });
  return { before: select(0, 0, slotsBefore, errorsBefore), now: select(slotsBefore, errorsBefore) };
}

/** @returns null when the remote took no part in the visit */
function countRemote(beacon: Beacon, { id }: BeaconRemote, page: Counts): Counts | null {
  const { before, now } = pick(beacon, id);
  const wasSeen = before.slots.length + before.errors.length > 0;
  if (!wasSeen && now.slots.length + now.errors.length === 0) return null;
  const stages = now.slots.flatMap(({ stage }) => stage ?? []);
  const hadFailed = before.slots.some(({ stage }) => stage !== undefined);
  const loads = now.slots.filter(({ stage }) => stage === undefined).map(({ ms }) => ms);
  return {
    ...page,
    visits: wasSeen ? 0 : 1,
    failures: stages.length > 0 && !hadFailed ? 1 : 0,
    errors: now.errors.length > 0 && before.errors.length === 0 ? 1 : 0,
    stages: tally(stages),
    groups: groupErrors(now.errors),
    histograms: { ...page.histograms, load: histogramOf('load', loads) },
  };
}

function countHost(beacon: Beacon, page: Counts): Counts {
  const { before, now } = pick(beacon, undefined);
  return {
    ...page,
    visits: beacon.part === 'load' ? 1 : 0,
    errors: now.errors.length > 0 && before.errors.length === 0 ? 1 : 0,
    groups: groupErrors(now.errors),
  };
}

/**
 * Counts what a page has reported, for each release that took part in it.
 * @param sideOf the side of a release, null for one that nobody is known to have got: its part is dropped. Somebody may have got
 *   it all the same, when a pointer was written by hand
 * @param build of the host that asks; pages of other builds count for their remotes only
 */
export function countBeacon(
  beacon: Beacon,
  sideOf: (id: string, release: string) => Side | null,
  build: string,
): WatchedCounts[] {
  const page = countPage(beacon);
  const counted = beacon.remotes.flatMap((remote): WatchedCounts[] => {
    const { id, release } = remote;
    const side = sideOf(id, release);
    const counts = side && countRemote(beacon, remote, page);
    return counts ? [{ id, release, side, counts }] : [];
  });
  if (beacon.host === build) {
    counted.push({ id: HOST_ID, release: build, side: 'stable', counts: countHost(beacon, page) });
  }
  return counted;
}
