import type { Academy, StoredFields } from '@skora/domain';

/** A stored academy; its address carries the id. */
export type AcademyDetails = Omit<Academy, 'id'>;

/** Reads a stored academy; only imports write them, so their shape is the one of the import. */
export function parseAcademy(fields: StoredFields): AcademyDetails | null {
  return fields && typeof fields.name === 'string' ? (fields as unknown as AcademyDetails) : null;
}
