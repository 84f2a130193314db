import { CV_TESTS } from '@skora/domain';

/** What a guardian gets a copy of; the rest is about how the player feels, is written to us, or is of no use to anybody. */
const PARTS = [
  'account',
  'private',
  'profile',
  'guardian',
  'sharing',
  'confirmations',
  'clipFiles',
  'picture',
  'showcases',
  'playerMap',
] as const;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Results of tests that can be on a CV: weight and pulse are the player's alone. */
function withoutBody(entries: unknown): Tree {
  if (!isTree(entries)) return {};
  const shown = Object.entries(entries).filter(
    ([, entry]) => isTree(entry) && (CV_TESTS as ReadonlySet<unknown>).has(entry.kind),
  );
  return Object.fromEntries(shown);
}

const without = (key: string, value: unknown): unknown =>
  isTree(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)) : value;

/** Goals without the words that the player wrote about how to get there. */
function withoutNotes(goals: unknown): unknown {
  if (!isTree(goals)) return goals;
  return Object.fromEntries(Object.entries(goals).map(([id, goal]) => [id, without('note', goal)]));
}

function ownPart(profile: unknown): unknown {
  if (!isTree(profile)) return profile;
  const { wellness: _wellness, statEntries, goals, ...rest } = profile;
  return { ...rest, statEntries: withoutBody(statEntries), goals: withoutNotes(goals) };
}

/** Links without their names, by which the player knows who has them. */
function withoutNames(sharing: unknown): unknown {
  if (!isTree(sharing) || !Array.isArray(sharing['links'])) return sharing;
  return { ...sharing, links: sharing['links'].map((link: unknown) => without('label', link)) };
}

const CHANGED: Readonly<Record<string, (part: unknown) => unknown>> = {
  profile: ownPart,
  sharing: withoutNames,
};

/** The data of a player as the guardian may have it: nothing about health, no messages, no notes, no names of links. */
export function guardianExport(data: Tree): Record<string, unknown> {
  const parts = PARTS.map((name) => [name, CHANGED[name]?.(data[name]) ?? data[name]]);
  return Object.fromEntries(parts) as Record<string, unknown>;
}
