import type { StoredFields } from '@skora/domain';
import type { FormValues } from './form-values';

export interface FieldProblem {
  key: string;
  message: string;
}

/** A form that was checked: fields to store, of which the stamps are not part, and what the rules would refuse. */
export interface CheckedForm {
  problems: FieldProblem[];
  fields: Record<string, unknown>;
}

export interface DocumentCodec {
  toForm: (stored: StoredFields) => FormValues;
  check: (form: FormValues, now: Date) => CheckedForm;
}

/** The problems as the kit's forms have them, in the same order. */
export function indexProblems(problems: readonly FieldProblem[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ key, message }) => [key, message]));
}
