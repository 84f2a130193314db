import { ROW_BOUNDS, type RowCollection } from '@skora/domain';
import type { DocumentCodec } from '../../../lib/document-form/document-codec';
import type { FormValue, FormValues } from '../../../lib/document-form/form-values';

export interface RowField {
  name: string;
  label: string;
  hint?: string;
  options?: readonly { code: string; name: string }[];
  /** Shares its line with the next field where there is room. */
  half?: true;
  /** Shown only when this field is ticked. */
  needs?: string;
}

/** A kind of rows below the profile: what they are called, what they hold, how they read. */
export interface RowKind {
  collection: RowCollection;
  /** Stored field that orders them, newest first. */
  orderBy: string;
  codec: DocumentCodec;
  fields: readonly RowField[];
  /** "Your clubs" */
  many: string;
  /** "Add a club" */
  add: string;
  /** "this club" */
  one: string;
  empty: { title: string; text: string };
  title: (row: FormValues) => string;
  detail: (row: FormValues) => string;
  /** The text of a row that is longer than a line. */
  quote?: (row: FormValues) => string;
  show?: (key: string, value: FormValue) => string;
}

export function countPlaces({ collection }: RowKind): number {
  return ROW_BOUNDS[collection].places;
}
