import { findConversion, roundTo, showValue, type Metric, type Units } from '@skora/domain';
import { parseDecimal } from '@skora/shared/ui/forms';

const FEET = /^(\d)\s*(?:'|′|ft|\s|$)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|in)?)?$/;

function parseFeet(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, feet, inches = '0'] = FEET.exec(text.trim()) ?? [];
  const rest = parseDecimal(inches);
  if (feet === undefined || typeof rest !== 'number' || rest >= 12) return undefined;
  return Number(feet) * 12 + rest;
}

/**
 * What was typed, as it would be stored: metric and rounded to the precision of the metric.
 * @returns null when nothing was typed, undefined when it is no number
 */
export function readValue(metric: Metric, text: string, units: Units): number | null | undefined {
  const conversion = findConversion(metric, units);
  const typed = conversion && metric.imperial === 'ft-in' ? parseFeet(text) : parseDecimal(text);
  if (typeof typed !== 'number') return typed;
  if (conversion) return roundTo(typed * conversion.factor, metric.decimals);
  // A fraction of a count is a mistake; a time that is too precise is only rounded.
  return metric.decimals === 0 ? typed : roundTo(typed, metric.decimals);
}

/** A typed text in other units; what is no number stays as it is. */
export function convertText(metric: Metric, text: string, from: Units, to: Units): string {
  const value = readValue(metric, text, from);
  return typeof value === 'number' && metric.imperial ? showValue(metric, value, to) : text;
}
