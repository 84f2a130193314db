import { parseDecimal } from '@skora/shared/ui/forms';
import { PROFILE_BOUNDS } from '@skora/football';
import type { ProfileForm } from './profile-form';

/** A problem and the field it belongs to. */
export interface ProfileProblem {
  fieldId: string;
  message: string;
}

interface CheckedProfile {
  problems: ProfileProblem[];
  /** Fields to store: those that hold something. */
  fields: Record<string, unknown> & { displayName: string };
}

// Line breaks and other control characters, and the marks that reverse the reading direction; as in the rules.
// eslint-disable-next-line no-control-regex
const UNWANTED = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;

function checkName(name: string): string | null {
  if (name === '') return 'Enter the name you play under.';
  if (name.length > PROFILE_BOUNDS.nameLength)
    return `Keep the name to ${PROFILE_BOUNDS.nameLength} characters.`;
  if (UNWANTED.test(name)) return 'The name holds characters that cannot be shown. Type it anew.';
  return null;
}

function checkHeight(height: number | null | undefined): string | null {
  const { min, max } = PROFILE_BOUNDS.heightCm;
  if (height === undefined) return 'Enter the height as a number, for example 172 or 172,5.';
  if (height !== null && (height < min || height > max)) return `Height is between ${min} and ${max} cm.`;
  return null;
}

function checkBio(bio: string): string | null {
  const over = bio.length - PROFILE_BOUNDS.bioLength;
  return over > 0 ? `Shorten the text by ${over} ${over === 1 ? 'character' : 'characters'}.` : null;
}

/** Checks the form against the bounds that the rules repeat. */
export function checkProfile(form: ProfileForm): CheckedProfile {
  const displayName = form.displayName.trim();
  const bio = form.bio.trim();
  const heightCm = parseDecimal(form.heightCm);
  const problems = [
    { fieldId: 'profile-name', message: checkName(displayName) },
    { fieldId: 'profile-height', message: checkHeight(heightCm) },
    { fieldId: 'profile-bio', message: checkBio(bio) },
  ].filter((problem): problem is ProfileProblem => problem.message !== null);
  const others = form.secondaryPositions.filter((code) => code !== form.primaryPosition);
  return {
    problems,
    fields: {
      displayName,
      ...(form.primaryPosition && { primaryPosition: form.primaryPosition }),
      ...(others.length > 0 && { secondaryPositions: others }),
      ...(form.preferredFoot && { preferredFoot: form.preferredFoot }),
      ...(typeof heightCm === 'number' && { heightCm }),
      ...(bio && { bio }),
      ...(form.country && { country: form.country }),
      ...(form.availability && { availability: form.availability }),
    },
  };
}
