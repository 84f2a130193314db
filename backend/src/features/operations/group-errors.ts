import { readGroupName, type ErrorGroup, type WatchedDay } from '@skora/registry/watch';
import { NoAnswer, withDeadline } from '@skora/shared/utils';

/** Groups that are shown, the most frequent ones. */
const MOST_GROUPS = 40;

/** How long an answer waits for sources: anybody can tell of frames, and a lookup reads several files of the registry. */
const SOURCES_MS = 2000;

/** Sources that are looked for at once; each may need large maps. */
const AT_ONCE = 4;

/** A release, and a day on which it was seen. */
interface Sighting {
  day: string;
  release: string;
}

/** Errors of one class and message at one place, in the code of one remote. */
interface GroupedErrors extends ErrorGroup {
  id: string;
  /** File and line that somebody wrote; null where no source map tells. */
  source: string | null;
  times: number;
  first: Sighting;
  last: Sighting;
}

type FindSource = (at: string) => Promise<string | null>;

function readGroups(days: readonly WatchedDay[]): GroupedErrors[] {
  return days.flatMap(({ day, entries }) =>
    entries.flatMap(({ id, release, counts }) =>
      Object.entries(counts.groups).flatMap(([name, times]) => {
        const group = readGroupName(name);
        const seen = { day, release };
        return group ? [{ ...group, id, source: null, times, first: seen, last: seen }] : [];
      }),
    ),
  );
}

/** @param labelOf what is the same in groups that belong together; days come oldest first */
function addUp(groups: readonly GroupedErrors[], labelOf: (group: GroupedErrors) => string): GroupedErrors[] {
  const sums = new Map<string, GroupedErrors>();
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

/** @param frames those that matter most first @returns sources by frame, as far as they are found in time */
async function findSources(
  frames: readonly string[],
  findSource: FindSource,
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  const waiting = [...new Set(frames)];
  const work = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      found.set(at, await findSource(at));
    }
  };
  try {
    await withDeadline(Promise.all(Array.from({ length: AT_ONCE }, work)), SOURCES_MS);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
  } finally {
    waiting.length = 0;
  }
  return found;
}

/**
 * Errors of these days, the most frequent first. A built file has another name in each release, so what is the same line of a
 * source is one group. Those whose source is not found within two seconds stay as they were built.
 * @param days oldest first
 */
export async function groupErrors(
  days: readonly WatchedDay[],
  findSource: FindSource,
): Promise<GroupedErrors[]> {
  const built = addUp(readGroups(days), ({ id, kind, hash, at }) => [id, kind, hash, at].join(' '))
    .sort((a, b) => b.times - a.times)
    .slice(0, MOST_GROUPS);
  const sources = await findSources(
    built.map(({ at }) => at),
    findSource,
  );
  const mapped = built.map((group) => ({ ...group, source: sources.get(group.at) ?? null }));
  mapped.sort((a, b) => (a.first.day < b.first.day ? -1 : 1));
  return addUp(mapped, ({ id, kind, hash, at, source }) => [id, kind, hash, source ?? at].join(' ')).sort(
    (a, b) => b.times - a.times,
  );
}
