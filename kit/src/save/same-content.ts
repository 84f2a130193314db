import { readDate } from '@skora/domain';

/** A text that is the same for the same content, whatever the order of its keys. */
export function readContent(value: unknown): string {
  const date = readDate(value);
  if (date) return date.toISOString();
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${key}:${readContent(entry)}`).join()}}`;
}

export function isSameContent(one: unknown, other: unknown): boolean {
  return readContent(one) === readContent(other);
}
