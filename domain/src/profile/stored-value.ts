/** Reads one field of a stored document; whatever it should not be becomes nothing. */
export function storedText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A number, or null. */
export function storedNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** The texts of a list. */
export function storedTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
