/** Reads one field of a stored document; whatever it should not be becomes nothing. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number, or null. */
export function readNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The texts of a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
