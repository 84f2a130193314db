import { parsePosition, type PositionCode } from '../positions/position';
import { readDate } from '../stored/read-date';
import { readRevision } from '../stored/read-revision';
import type { StoredFields } from '../stored/stored-fields';
import { AVAILABILITIES, FEET, type Availability, type Foot, type PlayerProfile } from './profile';
import { storedNumber, storedText, storedTexts } from './stored-value';

function readKey<K extends string>(names: Readonly<Record<K, string>>, value: unknown): K | null {
  return typeof value === 'string' && Object.hasOwn(names, value) ? (value as K) : null;
}

/** Reads a stored profile; a player without one begins with the name of the account. */
export function parseProfile(fields: StoredFields, accountName: string): PlayerProfile {
  const data = fields ?? {};
  return {
    displayName: storedText(data.displayName) || accountName,
    primaryPosition: parsePosition(data.primaryPosition),
    secondaryPositions: storedTexts(data.secondaryPositions)
      .map(parsePosition)
      .filter((code): code is PositionCode => code !== null),
    preferredFoot: readKey<Foot>(FEET, data.preferredFoot),
    weakFoot: storedNumber(data.weakFoot),
    heightCm: storedNumber(data.heightCm),
    shirtNumber: storedNumber(data.shirtNumber),
    bio: storedText(data.bio),
    country: storedText(data.country),
    city: storedText(data.city),
    nationalities: storedTexts(data.nationalities),
    languages: storedTexts(data.languages),
    availability: readKey<Availability>(AVAILABILITIES, data.availability),
    agent: storedText(data.agent),
    contactEmail: storedText(data.contactEmail),
    revision: readRevision(fields),
    updatedAt: readDate(data.updatedAt),
  };
}
