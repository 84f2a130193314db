import { readDate } from '../stored/read-date';
import type { StoredFields } from '../stored/stored-fields';
import { parsePosition, type PositionCode } from '../positions/position';
import { AVAILABILITIES, FEET, type Availability, type Foot, type PlayerProfile } from './profile';

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function keyOf<K extends string>(names: Readonly<Record<K, string>>, value: unknown): K | null {
  return typeof value === 'string' && Object.hasOwn(names, value) ? (value as K) : null;
}

/** Reads a stored profile; a player without one begins with the name of the account. */
export function parseProfile(fields: StoredFields, accountName: string): PlayerProfile {
  const data = fields ?? {};
  const others = Array.isArray(data.secondaryPositions) ? data.secondaryPositions : [];
  return {
    displayName: text(data.displayName) || accountName,
    primaryPosition: parsePosition(data.primaryPosition),
    secondaryPositions: others.map(parsePosition).filter((code): code is PositionCode => code !== null),
    preferredFoot: keyOf<Foot>(FEET, data.preferredFoot),
    heightCm: typeof data.heightCm === 'number' ? data.heightCm : null,
    bio: text(data.bio),
    country: text(data.country),
    availability: keyOf<Availability>(AVAILABILITIES, data.availability),
    updatedAt: readDate(data.updatedAt),
  };
}
