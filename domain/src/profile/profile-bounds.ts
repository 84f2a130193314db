import { POSITION_CODES } from '../positions/position';
import type { FieldBounds } from './field-bound';
import { AVAILABILITIES, FEET } from './profile';

/** Bounds of the profile, in numbers that forms and hints name. */
export const PROFILE_BOUNDS = {
  nameLength: 80,
  heightCm: { min: 90, max: 220 },
  bioLength: 300,
  secondaryPositions: 3,
  weakFoot: { min: 1, max: 5 },
  shirtNumber: { min: 1, max: 99 },
  nationalities: 3,
  languages: 6,
  cityLength: 80,
  agentLength: 120,
  emailLength: 254,
} as const;

/** What each field of the stored profile may hold; `firestore.rules` refuses everything else. */
export const PROFILE_FIELDS = {
  displayName: { kind: 'line', max: PROFILE_BOUNDS.nameLength, required: true },
  primaryPosition: { kind: 'choice', of: POSITION_CODES },
  secondaryPositions: { kind: 'choices', of: POSITION_CODES, max: PROFILE_BOUNDS.secondaryPositions },
  preferredFoot: { kind: 'choice', of: Object.keys(FEET) },
  weakFoot: { kind: 'whole', ...PROFILE_BOUNDS.weakFoot },
  heightCm: { kind: 'number', ...PROFILE_BOUNDS.heightCm },
  shirtNumber: { kind: 'whole', ...PROFILE_BOUNDS.shirtNumber },
  bio: { kind: 'lines', max: PROFILE_BOUNDS.bioLength },
  country: { kind: 'country' },
  city: { kind: 'line', max: PROFILE_BOUNDS.cityLength },
  nationalities: { kind: 'codes', letters: 'upper', max: PROFILE_BOUNDS.nationalities },
  languages: { kind: 'codes', letters: 'lower', max: PROFILE_BOUNDS.languages },
  availability: { kind: 'choice', of: Object.keys(AVAILABILITIES) },
  agent: { kind: 'line', max: PROFILE_BOUNDS.agentLength },
  contactEmail: { kind: 'email', max: PROFILE_BOUNDS.emailLength },
} as const satisfies FieldBounds;
