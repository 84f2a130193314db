import { CV_RATINGS, CV_TESTS } from '@skora/domain';

/** What a guardian gets a copy of; the rest is about how the player feels, is written to us, or is of no use to anybody. */
const PARTS = [
  'account',
  'private',
  'profile',
  'guardian',
  'sharing',
  'confirmationRequests',
  'clipFiles',
  'picture',
  'showcases',
  'playerMap',
] as const;

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** An entry without what the player thinks of the own mind and manner. */
function withoutPrivateRatings(entry: Tree): Tree {
  const { kind, ratings } = entry;
  if (!isTree(ratings)) return entry;
  const shown = Object.entries(ratings).filter(([key]) => CV_RATINGS.has(`${String(kind)}.${key}`));
  return { ...entry, ratings: Object.fromEntries(shown) };
}

/** Results of tests that can be on a CV, as far as a CV shows them: weight, pulse and some ratings are the player's alone. */
function shownEntries(entries: unknown): Tree {
  if (!isTree(entries)) return {};
  const shown = Object.entries(entries).flatMap(([id, entry]) =>
    isTree(entry) && (CV_TESTS as ReadonlySet<unknown>).has(entry['kind'])
      ? [[id, withoutPrivateRatings(entry)] as const]
      : [],
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

/** Trainings or matches, with what they were before, without how hard they felt. */
function withoutEffort(value: unknown): unknown {
  if (!isTree(value) || Array.isArray(value)) return value;
  const { rpe: _rpe, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withoutEffort(one)]));
}

/** Clips that others can see by now. */
function shownClips(profile: unknown): Tree {
  const clips = isTree(profile) ? profile['clips'] : null;
  if (!isTree(clips)) return {};
  const shown = Object.entries(clips).filter(([, clip]) => isTree(clip) && clip['visibility'] !== 'me');
  return Object.fromEntries(shown);
}

function ownPart(profile: unknown): unknown {
  if (!isTree(profile)) return profile;
  const { wellness: _wellness, path: _path, savedAcademies: _saved, ...rest } = profile;
  return {
    ...rest,
    statEntries: shownEntries(profile['statEntries']),
    goals: withoutNotes(profile['goals']),
    matches: withoutEffort(profile['matches']),
    trainings: withoutEffort(profile['trainings']),
    clips: shownClips(profile),
  };
}

const SLOT = /clips\/[^/]+\/(\d+)/;

/** Files of the clips that others can see, and what was decided about them. */
function shownFiles(part: unknown, profile: unknown): unknown {
  if (!isTree(part)) return part;
  const slots = shownClips(profile);
  const ofShown = (list: unknown, slotOf: (one: Tree) => unknown) =>
    Array.isArray(list)
      ? list.filter((one: unknown) => isTree(one) && Object.hasOwn(slots, String(slotOf(one))))
      : list;
  return {
    ...part,
    files: ofShown(part['files'], ({ name }) => SLOT.exec(String(name))?.[1]),
    reviews: ofShown(part['reviews'], ({ slot }) => slot),
  };
}

/** Links without their names, by which the player knows who has them. */
function withoutNames(sharing: unknown): unknown {
  if (!isTree(sharing) || !Array.isArray(sharing['links'])) return sharing;
  return { ...sharing, links: sharing['links'].map((link: unknown) => without('label', link)) };
}

const CHANGED: Readonly<Record<string, (part: unknown, profile: unknown) => unknown>> = {
  clipFiles: shownFiles,
  profile: ownPart,
  sharing: withoutNames,
};

/**
 * The data of a player as the guardian may have it: nothing about health or how training felt, no messages, no notes, no names
 * of links, and nothing that the site calls the player's alone. The privacy policy and the page of the child list it.
 */
export function guardianExport(data: Tree): Record<string, unknown> {
  const parts = PARTS.map((name) => [name, CHANGED[name]?.(data[name], data['profile']) ?? data[name]]);
  return Object.fromEntries(parts) as Record<string, unknown>;
}
