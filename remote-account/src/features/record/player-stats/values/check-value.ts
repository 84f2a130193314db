import { type Metric, showValue, showWithUnit, type Units } from '@skora/domain';
import { readValue } from './read-value';

/** What a typed value turned out to be; the value is metric. */
export type CheckedValue =
  | { kind: 'empty' }
  | { kind: 'value'; value: number; unusual: boolean }
  | { kind: 'wrong'; message: string };

const wrong = (message: string): CheckedValue => ({ kind: 'wrong', message });

/** Checks one typed value against the bounds of its metric; comma and point both work. */
export function checkValue(metric: Metric, text: string, units: Units = 'metric'): CheckedValue {
  const value = readValue(metric, text, units);
  const { label, min, max, decimals, multipleOf } = metric;
  if (value === null) return { kind: 'empty' };
  if (value === undefined)
    return wrong(`${label}: enter a number, for example ${showValue(metric, min, units)}.`);
  if (value < min || value > max) {
    return wrong(
      `${label} has to be between ${showValue(metric, min, units)} and ${showWithUnit(metric, max, units)}.`,
    );
  }
  if (decimals === 0 && !Number.isInteger(value)) return wrong(`${label}: enter a whole number.`);
  if (multipleOf && value % multipleOf !== 0) {
    return wrong(`${label} has to be a multiple of ${multipleOf} ${metric.unit ?? ''}.`.replace(' .', '.'));
  }
  const [from, to] = metric.typical ?? [min, max];
  return { kind: 'value', value, unusual: value < from || value > to };
}
