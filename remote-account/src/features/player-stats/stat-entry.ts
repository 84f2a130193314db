import { isRecord } from '../drafts/is-record';
import type { ListedDocument } from '../documents/listed-document';
import { readDate } from '../documents/read-date';

/** One stored entry: values of one kind, measured on one day in one way. */
export interface StatEntry {
  id: string;
  kind: string;
  measuredOn: Date;
  measuredBy: string;
  /** Empty where the kind knows one way only. */
  method: string;
  values: Readonly<Record<string, number>>;
  ratings: Readonly<Record<string, number>>;
}

function numbers(value: unknown): Record<string, number> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Reads a stored entry; null when it makes no sense. */
export function parseEntry({ id, fields }: ListedDocument): StatEntry | null {
  const measuredOn = readDate(fields.measuredOn);
  const { kind, measuredBy, method } = fields;
  if (!measuredOn || typeof kind !== 'string' || typeof measuredBy !== 'string') return null;
  return {
    id,
    kind,
    measuredOn,
    measuredBy,
    method: typeof method === 'string' ? method : '',
    values: numbers(fields.values),
    ratings: numbers(fields.ratings),
  };
}
