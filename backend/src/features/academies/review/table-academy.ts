import type { AcademyEntry } from '@skora/domain';

/** A row of a table of academies. */
export interface TableAcademy {
  entry: AcademyEntry;
  /** Who compared it with its sources, and the ISO date of that; null while nobody has. */
  review: { by: string; on: string } | null;
}
