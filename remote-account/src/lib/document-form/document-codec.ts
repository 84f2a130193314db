import type { StoredFields } from '@skora/domain';
import type { FormValues } from './form-values';

export interface FieldProblem {
  key: string;
  message: string;
}

export interface DocumentCodec {
  toForm: (stored: StoredFields) => FormValues;
  /** Fields to store, of which the stamps are not part, and what the rules would refuse. */
  check: (form: FormValues, now: Date) => { problems: FieldProblem[]; fields: Record<string, unknown> };
}
