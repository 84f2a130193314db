import { isRecord, parsePosition, type PlayerProfile, type PositionCode } from '@skora/football';

/** The form as typed: text stays text until it is checked. */
export interface ProfileForm {
  displayName: string;
  primaryPosition: PositionCode | null;
  secondaryPositions: PositionCode[];
  preferredFoot: string;
  heightCm: string;
  bio: string;
  country: string;
  availability: string;
  /** When the profile this form started from was stored, in milliseconds; 0 for none. Finds changes made elsewhere. */
  basedOn: number;
}

/** A form that shows what is stored. */
export function toForm(profile: PlayerProfile): ProfileForm {
  return {
    displayName: profile.displayName,
    primaryPosition: profile.primaryPosition,
    secondaryPositions: profile.secondaryPositions,
    preferredFoot: profile.preferredFoot ?? '',
    heightCm: profile.heightCm === null ? '' : String(profile.heightCm),
    bio: profile.bio,
    country: profile.country,
    availability: profile.availability ?? '',
    basedOn: profile.updatedAt?.getTime() ?? 0,
  };
}

const TEXTS = ['displayName', 'preferredFoot', 'heightCm', 'bio', 'country', 'availability'] as const;

/** Reads a draft kept on this device; null when it is none. */
export function parseProfileForm(value: unknown): ProfileForm | null {
  if (!isRecord(value) || !Array.isArray(value.secondaryPositions)) return null;
  if (typeof value.basedOn !== 'number' || TEXTS.some((key) => typeof value[key] !== 'string')) return null;
  const text = (key: (typeof TEXTS)[number]) => String(value[key]);
  return {
    displayName: text('displayName'),
    preferredFoot: text('preferredFoot'),
    heightCm: text('heightCm'),
    bio: text('bio'),
    country: text('country'),
    availability: text('availability'),
    basedOn: value.basedOn,
    primaryPosition: parsePosition(value.primaryPosition),
    secondaryPositions: value.secondaryPositions
      .map(parsePosition)
      .filter((code): code is PositionCode => code !== null),
  };
}
