import type { WatchedDay } from '@skora/registry/watch';

/** Groups that are shown, the most frequent ones. */
const MOST_GROUPS = 40;

/** `kind hash place`, as `groupName` of the registry writes it. */
const GROUP = /^(\S+) ([\da-f]{8}) (\S+)$/;

/** A release, and a day on which it was seen. */
interface Sighting {
  day: string;
  release: string;
}

/** Errors of one class and message at one place. */
export interface ErrorGroup {
  id: string;
  kind: string;
  hash: string;
  /** Path of a built file, line and column. */
  at: string;
  /** File and line that somebody wrote; null where no source map tells. */
  source: string | null;
  times: number;
  first: Sighting;
  last: Sighting;
}

type FindSource = (at: string) => Promise<string | null>;

function readGroups(days: readonly WatchedDay[]): ErrorGroup[] {
  return days.flatMap(({ day, entries }) =>
    entries.flatMap(({ id, release, counts }) =>
      Object.entries(counts.groups).flatMap(([name, times]) => {
        const [, kind, hash, at] = GROUP.exec(name) ?? [];
        if (kind === undefined || hash === undefined || at === undefined) return [];
        const seen = { day, release };
        return [{ id, kind, hash, at, source: null, times, first: seen, last: seen }];
      }),
    ),
  );
}

/** @param labelOf what is the same in groups that belong together; days come oldest first */
function addUp(groups: readonly ErrorGroup[], labelOf: (group: ErrorGroup) => string): ErrorGroup[] {
  const sums = new Map<string, ErrorGroup>();
  for (const group of groups) {
    const label = labelOf(group);
    const before = sums.get(label);
    const sum = before
      ? { ...before, times: before.times + group.times, last: group.last, at: group.at }
      : group;
    sums.set(label, sum);
  }
  return [...sums.values()];
}

/**
 * Errors of these days, the most frequent first. A built file has another name in each release, so what is the same line of a
 * source is one group.
 * @param days oldest first
 */
export async function groupErrors(
  days: readonly WatchedDay[],
  findSource: FindSource,
): Promise<ErrorGroup[]> {
  const built = addUp(readGroups(days), ({ id, kind, hash, at }) => [id, kind, hash, at].join(' '))
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_GROUPS);
  const mapped: ErrorGroup[] = [];
  for (const group of built) mapped.push({ ...group, source: await findSource(group.at) });
  mapped.sort((a, b) => (a.first.day < b.first.day ? -1 : 1));
  return addUp(mapped, ({ id, kind, hash, at, source }) => [id, kind, hash, source ?? at].join(' ')).sort(
    (a, b) => b.times - a.times,
  );
}
