import { isPlainObject } from '../stored/is-plain-object';
import type { ListedDocument } from '../stored/listed-document';
import { readDate } from '../stored/read-date';
import { readNumbers, readText } from '../stored/read-value';
import type { TestId } from '../metrics/metric';
import { PROTOCOLS } from '../protocols/protocols';

/** One stored entry: values of one kind, measured on one day in one way. */
export interface StatEntry {
  id: string;
  kind: TestId;
  measuredOn: Date;
  measuredBy: string;
  /** Empty where the kind knows one way only. */
  method: string;
  values: Readonly<Record<string, number>>;
  ratings: Readonly<Record<string, number>>;
  /** Attempts behind a value, best first; only where there was more than one. */
  attempts: Readonly<Record<string, readonly number[]>>;
  /** Empty when it was not said. */
  ground: string;
  /** Address of a video or report; empty when there is none. */
  evidence: string;
  /** Id of the entry this one takes the place of; empty for a new one. Without values it withdraws that entry. */
  corrects: string;
  /** When it was stored; null until the server has said so. */
  recordedAt: Date | null;
}

/** An entry before it is stored. */
export type NewEntry = Omit<StatEntry, 'id' | 'recordedAt'>;

function lists(value: unknown): Record<string, number[]> {
  if (!isPlainObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number[]] =>
        Array.isArray(entry[1]) && entry[1].every((one) => typeof one === 'number'),
    ),
  );
}

/** Reads a stored entry; null when it makes no sense. */
export function parseEntry({ id, fields }: ListedDocument): StatEntry | null {
  const measuredOn = readDate(fields.measuredOn);
  const { measuredBy } = fields;
  const kind = PROTOCOLS.find(({ test }) => test === fields.kind)?.test;
  if (!measuredOn || !kind || typeof measuredBy !== 'string') return null;
  return {
    id,
    kind,
    measuredOn,
    measuredBy,
    method: readText(fields.method),
    values: readNumbers(fields.values),
    ratings: readNumbers(fields.ratings),
    attempts: lists(fields.attempts),
    ground: readText(fields.ground),
    evidence: readText(fields.evidence),
    corrects: readText(fields.corrects),
    recordedAt: readDate(fields.updatedAt),
  };
}

/** The fields of an entry as the rules want them: nothing that was not said. */
export function entryFields(entry: NewEntry): Record<string, unknown> {
  const { attempts, ground, evidence, corrects, ...always } = entry;
  return {
    ...always,
    ...(Object.keys(attempts).length > 0 && { attempts }),
    ...(ground !== '' && { ground }),
    ...(evidence !== '' && { evidence }),
    ...(corrects !== '' && { corrects }),
  };
}
