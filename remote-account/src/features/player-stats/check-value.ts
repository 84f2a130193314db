import { parseDecimal } from '@skora/shared/ui/forms';
import type { StatField } from './stat-field';

/** What a typed value turned out to be. */
export type CheckedValue =
  { kind: 'empty' } | { kind: 'value'; value: number; unusual: boolean } | { kind: 'wrong'; message: string };

const wrong = (message: string): CheckedValue => ({ kind: 'wrong', message });

/** Checks one typed value against the bounds of its field; comma and point both work. */
export function checkValue(field: StatField, text: string): CheckedValue {
  const value = parseDecimal(text);
  const unit = field.unit ? ` ${field.unit}` : '';
  if (value === null) return { kind: 'empty' };
  if (value === undefined) return wrong(`${field.label}: enter a number, for example ${field.min}.`);
  if (value < field.min || value > field.max) {
    return wrong(`${field.label} is between ${field.min} and ${field.max}${unit}.`);
  }
  if (field.whole && !Number.isInteger(value)) return wrong(`${field.label}: enter a whole number.`);
  if (field.multipleOf && value % field.multipleOf !== 0) {
    return wrong(`${field.label} is a multiple of ${field.multipleOf}${unit}.`);
  }
  const [from, to] = field.typical ?? [field.min, field.max];
  return { kind: 'value', value, unusual: value < from || value > to };
}
