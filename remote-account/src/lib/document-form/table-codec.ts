import { parseDecimal } from '@skora/shared/ui/forms';
import { boundProblem, type FieldBound, type FieldBounds, type StoredFields } from '@skora/domain';
import type { DocumentCodec, FieldProblem } from './document-codec';
import type { FormValue, FormValues } from './form-values';

const isNumeric = ({ kind }: FieldBound) => kind === 'whole' || kind === 'number' || kind === 'year';

function formValue(bound: FieldBound, stored: unknown): FormValue {
  if (bound.kind === 'choices' || bound.kind === 'codes') {
    return Array.isArray(stored) ? stored.filter((entry): entry is string => typeof entry === 'string') : [];
  }
  if (bound.kind === 'yesNo') return stored === true;
  if (typeof stored === 'number') return String(stored);
  return typeof stored === 'string' ? stored : '';
}

/** What a field is stored as; undefined for nothing, null for what cannot be read as a number. */
function storedValue(bound: FieldBound, value: FormValue | undefined): unknown {
  if (typeof value !== 'string') return Array.isArray(value) && value.length === 0 ? undefined : value;
  const text = value.trim();
  if (text === '') return undefined;
  return isNumeric(bound) ? (parseDecimal(text) ?? null) : text;
}

export type Relation = (form: FormValues) => FieldProblem | null;

/** The codec of a document whose fields stand in a table; the rules are made from the same one. */
export function tableCodec(fields: FieldBounds, relations: readonly Relation[] = []): DocumentCodec {
  const entries = Object.entries(fields);
  return {
    toForm: (stored: StoredFields) =>
      Object.fromEntries(entries.map(([key, bound]) => [key, formValue(bound, stored?.[key])])),
    check: (form, now) => {
      const values = entries.map(([key, bound]) => [key, bound, storedValue(bound, form[key])] as const);
      const problems = values.flatMap(([key, bound, value]): FieldProblem[] => {
        // What cannot be read as a number is no missing number.
        const message = boundProblem(bound, value === null ? Number.NaN : value, now);
        return message === null ? [] : [{ key, message }];
      });
      const wrong = new Set(problems.map(({ key }) => key));
      const across = relations
        .map((relation) => relation(form))
        .filter((problem): problem is FieldProblem => problem !== null && !wrong.has(problem.key));
      const given = values.filter(([, , value]) => value !== undefined && value !== null);
      return {
        problems: [...problems, ...across],
        fields: Object.fromEntries(given.map(([key, , value]) => [key, value])),
      };
    },
  };
}
