/** Fields of a stored document; null when there is none. */
export type StoredFields = Readonly<Record<string, unknown>> | null;
