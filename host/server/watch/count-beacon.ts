import { HOST_ID } from '@skora/registry';
import {
  emptyCounts,
  groupName,
  histogramOf,
  type Counts,
  type Measure,
  type Side,
  type WatchedCounts,
} from '@skora/registry/watch';
import type { Beacon, BeaconRemote } from '../../src/watch/beacon';

/** Largest contentful paint that is still good, in ms. */
const GOOD_LCP_MS = 2_500;

/** What is true of the whole page; it counts for each release that took part in it. */
function countPage({ vitals, longTasks, navigations }: Beacon): Counts {
  const { LCP } = vitals;
  const counts = emptyCounts();
  const measured = Object.entries(vitals).map(([name, value]) => [
    name,
    histogramOf(name as Measure, [value]),
  ]);
  return {
    ...counts,
    rated: LCP === undefined ? 0 : 1,
    slow: LCP !== undefined && LCP > GOOD_LCP_MS ? 1 : 0,
    longTasks,
    histograms: {
      ...counts.histograms,
      ...(Object.fromEntries(measured) as Partial<Counts['histograms']>),
      navigation: histogramOf('navigation', navigations),
    },
  };
}

function tally(names: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = (times[name] ?? 0) + 1;
  return times;
}

function groupsOf(beacon: Beacon, remote: string | undefined): string[] {
  return beacon.errors
    .filter((error) => error.remote === remote)
    .map(({ kind, hash, at }) => groupName(kind, hash, at));
}

function countRemote(beacon: Beacon, { id, told }: BeaconRemote, page: Counts): Counts {
  const slots = beacon.slots.filter((slot) => slot.id === id);
  const stages = slots.flatMap(({ stage }) => stage ?? []);
  const groups = groupsOf(beacon, id);
  const loads = slots.filter(({ stage }) => stage === undefined).map(({ ms }) => ms);
  return {
    ...page,
    visits: told ? 0 : 1,
    failures: stages.length > 0 && !told?.includes('failure') ? 1 : 0,
    errors: groups.length > 0 && !told?.includes('error') ? 1 : 0,
    stages: tally(stages),
    groups: tally(groups),
    histograms: { ...page.histograms, load: histogramOf('load', loads) },
  };
}

/**
 * Counts what a page has told, for each release that took part in it.
 * @param sideOf the side of a release, null for one that nobody can have got
 * @param build of the host that asks; pages of other builds count for their remotes only
 * @returns null when the beacon names a release that nobody can have got
 */
export function countBeacon(
  beacon: Beacon,
  sideOf: (id: string, release: string) => Side | null,
  build: string,
): WatchedCounts[] | null {
  const page = countPage(beacon);
  const counted: WatchedCounts[] = [];
  for (const remote of beacon.remotes) {
    const { id, release } = remote;
    const side = sideOf(id, release);
    if (!side) return null;
    counted.push({ id, release, side, counts: countRemote(beacon, remote, page) });
  }
  if (beacon.host === build) {
    const groups = groupsOf(beacon, undefined);
    const errors = groups.length > 0 ? 1 : 0;
    const counts = { ...page, visits: beacon.part === 'load' ? 1 : 0, errors, groups: tally(groups) };
    counted.push({ id: HOST_ID, release: build, side: 'stable', counts });
  }
  return counted;
}
