type Json = Record<string, unknown>;

function value(input: unknown): Json {
  if (input === null) return { nullValue: null };
  if (input instanceof Date) return { timestampValue: input.toISOString() };
  if (Array.isArray(input)) return { arrayValue: { values: input.map(value) } };
  if (typeof input === 'object') return { mapValue: { fields: firestoreFields(input as Json) } };
  if (typeof input === 'string') return { stringValue: input };
  if (typeof input === 'boolean') return { booleanValue: input };
  return Number.isInteger(input) ? { integerValue: String(input) } : { doubleValue: input };
}

/** Plain fields as the REST API wants them; whole numbers become integers, as the browser's SDK sends them. */
export function firestoreFields(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).map(([key, input]) => [key, value(input)]));
}
