import { ageOn } from '../time/age-on';
import { isPlainObject } from '../stored/is-plain-object';
import { readDate } from '../stored/read-date';
import type { StoredFields } from '../stored/stored-fields';
import { ADULT_AGE } from './adult-age';

/** The parts of a CV that are shown or hidden on their own, in the order of the CV. */
export const VISIBILITY_FIELDS = [
  'name',
  'photo',
  'ageGroup',
  'nationalities',
  'city',
  'body',
  'bio',
  'contact',
  'clips',
  'matches',
  'tests',
  'comparison',
  'ratings',
  'career',
  'honours',
  'education',
  'references',
  'availability',
] as const;

/**
 * Who sees a part, widest first: everybody, holders of a link to the CV, coaches with a link of their own, nobody but
 * the player.
 */
export const VISIBILITY_LEVELS = ['public', 'link', 'coach', 'me'] as const;

export type VisibilityField = (typeof VISIBILITY_FIELDS)[number];
export type VisibilityLevel = (typeof VISIBILITY_LEVELS)[number];
/** Who looks at a CV; each sees what those before see and more. */
export type Audience = VisibilityLevel;
export type Visibility = Readonly<Record<VisibilityField, VisibilityLevel>>;

const ADULT: Visibility = {
  name: 'link',
  photo: 'link',
  ageGroup: 'link',
  nationalities: 'link',
  city: 'coach',
  body: 'link',
  bio: 'link',
  contact: 'me',
  clips: 'link',
  matches: 'link',
  tests: 'link',
  // It tells sex and age band with each result.
  comparison: 'me',
  ratings: 'coach',
  career: 'link',
  honours: 'link',
  education: 'coach',
  references: 'coach',
  availability: 'link',
};

// A photo beside a name, or a place, makes a child findable.
const MINOR: Visibility = {
  name: 'link',
  photo: 'me',
  ageGroup: 'link',
  nationalities: 'coach',
  city: 'me',
  body: 'coach',
  bio: 'coach',
  contact: 'me',
  clips: 'coach',
  matches: 'link',
  tests: 'coach',
  comparison: 'me',
  ratings: 'coach',
  career: 'coach',
  honours: 'link',
  education: 'me',
  references: 'coach',
  availability: 'coach',
};

/** What a player who has chosen nothing shows: nothing to everybody, less of a minor. */
export function defaultVisibility(isAdult: boolean): Visibility {
  return isAdult ? ADULT : MINOR;
}

/** Whether somebody of this audience sees what has this level. @example mayShow('coach', 'link') // false */
export function mayShow(level: VisibilityLevel, audience: Audience): boolean {
  return VISIBILITY_LEVELS.indexOf(level) <= VISIBILITY_LEVELS.indexOf(audience);
}

/** The levels a player may choose for a part: of a minor nothing is public, and no link shows a contact address. */
export function levelsFor(field: VisibilityField, isAdult: boolean): readonly VisibilityLevel[] {
  if (isAdult) return VISIBILITY_LEVELS;
  return field === 'contact' ? ['me'] : ['link', 'coach', 'me'];
}

/** Nothing is shown to anybody. */
export function hiddenVisibility(): Visibility {
  return Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, 'me'])) as Record<
    VisibilityField,
    VisibilityLevel
  >;
}

/**
 * Reads the stored choice; what is missing or not allowed falls back to the default of the age. A level that only a newer
 * release knows may be a narrower one, so nobody sees that part.
 * @param registeredAsMinor keeps the defaults of a minor: a birthday is no choice, and links that are out stay what they were
 */
export function parseVisibility(
  stored: StoredFields,
  isAdult: boolean,
  registeredAsMinor = false,
): Visibility {
  const chosen = isPlainObject(stored?.fields) ? stored.fields : {};
  const defaults = defaultVisibility(isAdult && !registeredAsMinor);
  const level = (field: VisibilityField): VisibilityLevel => {
    const known = VISIBILITY_LEVELS.find((one) => one === chosen[field]);
    if (known === undefined) return chosen[field] === undefined ? defaults[field] : 'me';
    return levelsFor(field, isAdult).includes(known) ? known : defaults[field];
  };
  return Object.fromEntries(VISIBILITY_FIELDS.map((field) => [field, level(field)])) as Record<
    VisibilityField,
    VisibilityLevel
  >;
}

interface PlayerAge {
  isAdult: boolean;
  registeredAsMinor: boolean;
  /** ISO date; null where it is not known. */
  bornOn: string | null;
}

/**
 * Whether name and picture are shown as a minor's are: first name and initial, no face on what stays with others. Who
 * registered as one is shown so until a choice is saved as an adult: a birthday is no choice.
 * @param stored the choice, stamped with when it was saved
 */
export function isShownAsMinor(
  stored: StoredFields,
  { isAdult, registeredAsMinor, bornOn }: PlayerAge,
): boolean {
  if (!isAdult || !registeredAsMinor) return !isAdult;
  const chosenAt = readDate(stored?.updatedAt);
  return chosenAt === null || bornOn === null || ageOn(bornOn, chosenAt) < ADULT_AGE;
}
