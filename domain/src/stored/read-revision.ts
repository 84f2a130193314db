import type { StoredFields } from './stored-fields';

/** How often a row was written; 0 for rows older than this field. */
export function readRevision(fields: StoredFields): number {
  return typeof fields?.revision === 'number' ? fields.revision : 0;
}
