import { Type } from 'typebox';

/**
 * Key of a document, in a path or a query. No two underscores at its beginning: the store keeps names like `__a__` for
 * itself, and fails when it is asked for one. Ids are UUIDs, or what the identity provider gives.
 */
export function idField(description?: string) {
  const pattern = '^_?[A-Za-z0-9-][\\w-]{0,126}$';
  return Type.String({ pattern, ...(description !== undefined && { description }) });
}
