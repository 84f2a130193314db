import { isPlainObject } from './is-plain-object';

// Each reads one field of a stored document; whatever it should not be becomes nothing.

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function readNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The texts of a list. */
export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The numbers of an object, by name. */
export function readNumbers(value: unknown): Record<string, number> {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => readNumber(entry[1]) !== null),
  );
}

/** A key of a table; null for anything else, also for what every object has, such as `constructor`. */
export function readKey<K extends string>(table: Readonly<Record<K, unknown>>, value: unknown): K | null {
  return typeof value === 'string' && Object.hasOwn(table, value) ? (value as K) : null;
}
