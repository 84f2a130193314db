import { parsePosition, type PositionCode } from '../positions/position';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import { readKey, readNumber, readText, readTexts } from '../stored/read-value';
import type { StoredFields } from '../stored/stored-fields';
import { AVAILABILITIES, FEET, type PlayerProfile } from './profile';

/** Reads a stored profile; a player without one begins with the name of the account. */
export function parseProfile(fields: StoredFields, accountName: string): PlayerProfile {
  const data = fields ?? {};
  return {
    displayName: readText(data.displayName) || accountName,
    primaryPosition: parsePosition(data.primaryPosition),
    secondaryPositions: readTexts(data.secondaryPositions)
      .map(parsePosition)
      .filter((code): code is PositionCode => code !== null),
    preferredFoot: readKey(FEET, data.preferredFoot),
    weakFoot: readNumber(data.weakFoot),
    heightCm: readNumber(data.heightCm),
    shirtNumber: readNumber(data.shirtNumber),
    bio: readText(data.bio),
    country: readText(data.country),
    city: readText(data.city),
    nationalities: readTexts(data.nationalities),
    languages: readTexts(data.languages),
    availability: readKey(AVAILABILITIES, data.availability),
    agent: readText(data.agent),
    contactEmail: readText(data.contactEmail),
    revision: readRevision(fields),
    updatedAt: readDate(data.updatedAt),
  };
}
