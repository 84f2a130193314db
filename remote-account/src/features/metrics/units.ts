import { parseDecimal } from '@skora/shared/ui/forms';
import type { ImperialUnit, Metric } from './metric';

/** What a player reads and types in. Values are stored metric whatever is chosen. */
export type Units = 'metric' | 'imperial';

interface Conversion {
  unit: string;
  /** Metric units in one of these. */
  factor: number;
  decimals: number;
}

const IMPERIAL: Readonly<Record<ImperialUnit, Conversion>> = {
  'ft-in': { unit: 'ft in', factor: 2.54, decimals: 1 },
  in: { unit: 'in', factor: 2.54, decimals: 1 },
  lb: { unit: 'lb', factor: 0.453_592_37, decimals: 1 },
  yd: { unit: 'yd', factor: 0.9144, decimals: 1 },
  mph: { unit: 'mph', factor: 1.609_344, decimals: 1 },
};

function conversionOf(metric: Metric, units: Units): Conversion | null {
  return units === 'imperial' && metric.imperial ? IMPERIAL[metric.imperial] : null;
}

/** Rounds to so many digits after the point. @example roundTo(1.2345, 2) // 1.23 */
export function roundTo(value: number, decimals: number): number {
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`);
}

/** Unit a metric is shown in. @example unitOf(weight, 'imperial') // 'lb' */
export function unitOf(metric: Metric, units: Units): string {
  return conversionOf(metric, units)?.unit ?? metric.unit ?? '';
}

/** A stored value as text in the chosen units, without its unit. @example showValue(height, 170, 'imperial') // '5′ 6.9″' */
export function showValue(metric: Metric, value: number, units: Units): string {
  const conversion = conversionOf(metric, units);
  if (!conversion) return String(value);
  const converted = roundTo(value / conversion.factor, conversion.decimals);
  if (metric.imperial !== 'ft-in') return String(converted);
  return `${Math.floor(converted / 12)}′ ${roundTo(converted % 12, 1)}″`;
}

/** A stored value with its unit. @example showWithUnit(sprint10, 1.92, 'metric') // '1.92 s' */
export function showWithUnit(metric: Metric, value: number, units: Units): string {
  const marked = units === 'imperial' && metric.imperial === 'ft-in';
  return marked
    ? showValue(metric, value, units)
    : `${showValue(metric, value, units)} ${unitOf(metric, units)}`.trim();
}

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
  const conversion = conversionOf(metric, units);
  const typed = conversion && metric.imperial === 'ft-in' ? parseFeet(text) : parseDecimal(text);
  if (typeof typed !== 'number') return typed;
  if (conversion) return roundTo(typed * conversion.factor, metric.decimals);
  // Half a touch is a mistake, a thousandth of a second is only too precise.
  return metric.decimals === 0 ? typed : roundTo(typed, metric.decimals);
}

/** A typed text in other units; what is no number stays as it is. */
export function convertText(metric: Metric, text: string, from: Units, to: Units): string {
  const value = readValue(metric, text, from);
  return typeof value === 'number' && metric.imperial ? showValue(metric, value, to) : text;
}
