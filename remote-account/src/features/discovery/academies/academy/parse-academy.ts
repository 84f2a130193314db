import type { StoredFields } from '@skora/domain';
import type { AcademyDetails } from './academy';

/** Reads a stored academy; only imports write them, so their shape is the one of the import. */
export function parseAcademy(fields: StoredFields): AcademyDetails | null {
  return fields && typeof fields.name === 'string' ? (fields as unknown as AcademyDetails) : null;
}
