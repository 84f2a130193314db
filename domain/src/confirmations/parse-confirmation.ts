import { isPlainObject } from '../stored/is-plain-object';
import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readText } from '../stored/read-value';
import type { Confirmation, ConfirmedNumber } from './confirmation';

function parseNumber(stored: unknown): ConfirmedNumber | null {
  if (!isPlainObject(stored)) return null;
  const { kind, ref, revision, key, value } = stored;
  if ((kind !== 'entry' && kind !== 'match') || typeof ref !== 'string' || typeof key !== 'string')
    return null;
  if (typeof revision !== 'number' || typeof value !== 'number') return null;
  const { label, detail, unit } = stored;
  return {
    kind,
    ref,
    revision,
    key,
    value,
    label: readText(label) || key,
    detail: readText(detail),
    unit: readText(unit),
  };
}

/** Reads a stored confirmation; null when it makes no sense. */
export function parseConfirmation({ id, fields }: ListedDocument): Confirmation | null {
  const { items, coach, decision, note, hidden } = fields;
  const decidedAt = readDate(fields.decidedAt);
  if (!decidedAt || !isPlainObject(coach) || !Array.isArray(items)) return null;
  if (decision !== 'confirmed' && decision !== 'declined') return null;
  const { name, role, club, domain, key } = coach;
  return {
    id,
    items: items.map(parseNumber).filter((item) => item !== null),
    coach: {
      name: readText(name),
      role: readText(role),
      club: readText(club),
      domain: readText(domain),
      key: readText(key),
    },
    decision,
    note: readText(note),
    decidedAt,
    hidden: hidden === true,
  };
}
