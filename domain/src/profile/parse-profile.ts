import { parsePosition, type PositionCode } from '../positions/position';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import type { StoredFields } from '../stored/stored-fields';
import { AVAILABILITIES, FEET, type Availability, type Foot, type PlayerProfile } from './profile';
import { readNumber, readText, readTexts } from '../stored/read-value';

function readKey<K extends string>(names: Readonly<Record<K, string>>, value: unknown): K | null {
  return typeof value === 'string' && Object.hasOwn(names, value) ? (value as K) : null;
}

/** Reads a stored profile; a player without one begins with the name of the account. */
export function parseProfile(fields: StoredFields, accountName: string): PlayerProfile {
  const data = fields ?? {};
  return {
    displayName: readText(data.displayName) || accountName,
    primaryPosition: parsePosition(data.primaryPosition),
    secondaryPositions: readTexts(data.secondaryPositions)
      .map(parsePosition)
      .filter((code): code is PositionCode => code !== null),
    preferredFoot: readKey<Foot>(FEET, data.preferredFoot),
    weakFoot: readNumber(data.weakFoot),
    heightCm: readNumber(data.heightCm),
    shirtNumber: readNumber(data.shirtNumber),
    bio: readText(data.bio),
    country: readText(data.country),
    city: readText(data.city),
    nationalities: readTexts(data.nationalities),
    languages: readTexts(data.languages),
    availability: readKey<Availability>(AVAILABILITIES, data.availability),
    agent: readText(data.agent),
    contactEmail: readText(data.contactEmail),
    revision: readRevision(fields),
    updatedAt: readDate(data.updatedAt),
  };
}
