import {
  AVAILABILITIES,
  countryName,
  FEET,
  languageName,
  NO_AGENT,
  parsePosition,
  POSITION_NAMES,
} from '@skora/domain';
import type { FormValue } from '../../../lib/document-form/form-values';

const position = (code: string) => {
  const known = parsePosition(code);
  return known ? POSITION_NAMES[known] : code;
};

const NAMES: Readonly<Record<string, (code: string) => string>> = {
  primaryPosition: position,
  secondaryPositions: position,
  country: countryName,
  nationalities: countryName,
  languages: languageName,
  preferredFoot: (code) => (Object.hasOwn(FEET, code) ? FEET[code as keyof typeof FEET] : code),
  availability: (code) =>
    Object.hasOwn(AVAILABILITIES, code) ? AVAILABILITIES[code as keyof typeof AVAILABILITIES] : code,
  agent: (agent) => (agent === NO_AGENT ? 'No agent' : agent),
};

/** A value of the profile's form as it reads. @example showProfileValue('country', 'PT') // 'Portugal' */
export function showProfileValue(key: string, value: FormValue): string {
  const name = NAMES[key] ?? ((text: string) => text);
  const texts = typeof value === 'string' ? [value] : typeof value === 'boolean' ? [] : value;
  return texts
    .filter((text) => text !== '')
    .map(name)
    .join(', ');
}
