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

function withoutHealth(profile: unknown): unknown {
  if (!isTree(profile)) return profile;
  const { wellness: _wellness, statEntries, ...rest } = profile;
  return { ...rest, statEntries: withoutBody(statEntries) };
}

/** The data of a player as the guardian may have it: nothing about health, no messages. */
export function guardianExport(data: Tree): Record<string, unknown> {
  const parts = PARTS.map((name) => [name, name === 'profile' ? withoutHealth(data[name]) : data[name]]);
  return Object.fromEntries(parts) as Record<string, unknown>;
}
