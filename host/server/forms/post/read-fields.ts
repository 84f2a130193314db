import type { PlainForm } from '../../plain/plain-page';

/** A coach may be asked about 30 numbers; other forms have fewer than ten fields. */
const MAX_FIELDS = 40;

/** What a form sent, by the names of its fields; null when no form of ours sends that: too many fields, or one twice. */
export function readFields(body: string): ReadonlyMap<string, string> | null {
  const sent = [...new URLSearchParams(body)];
  const fields = new Map(sent);
  if (sent.length > MAX_FIELDS || fields.size < sent.length) return null;
  // Browsers end the lines of a text with two characters.
  return new Map(sent.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** Whether all of it has a place in the form. */
export function belongsTo(fields: ReadonlyMap<string, string>, { fields: own, buttons }: PlainForm): boolean {
  const names = new Set<string | undefined>([...own, ...buttons].map(({ name }) => name));
  return [...fields.keys()].every((name) => names.has(name));
}
