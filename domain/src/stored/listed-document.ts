/** One document of a collection. */
export interface ListedDocument {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}
