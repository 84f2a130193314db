import { expireTrials, type Academy, type StoredFields } from '@skora/domain';

/** A stored academy as it is on a day; null when it is none, or one without sources. @param today ISO date */
export function parseAcademy(id: string, fields: StoredFields, today: string): Academy | null {
  // Only imports write them, so their shape is the one of the import.
  if (!fields || typeof fields.name !== 'string' || !Array.isArray(fields.sources)) return null;
  return expireTrials({ ...(fields as unknown as Academy), id }, today);
}
