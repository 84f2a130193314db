import { formatNumber } from '../text/format-number';
import type { ImperialUnit, Metric } from './metric';
import { roundTo } from './round-to';

/** What a player reads and types in. Values are stored metric whatever is chosen. */
export type Units = 'metric' | 'imperial';

/** How a metric unit becomes an imperial one. */
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

/** The conversion of a metric in the chosen units; null when it is shown as it is stored. */
export function findConversion(metric: Metric, units: Units): Conversion | null {
  return units === 'imperial' && metric.imperial ? IMPERIAL[metric.imperial] : null;
}

/** Unit a metric is shown in. @example findUnit(weight, 'imperial') // 'lb' */
export function findUnit(metric: Metric, units: Units): string {
  return findConversion(metric, units)?.unit ?? metric.unit ?? '';
}

/** A stored value as text in the chosen units, without its unit. @example showValue(height, 170, 'imperial') // '5′ 6.9″' */
export function showValue(metric: Metric, value: number, units: Units): string {
  const conversion = findConversion(metric, units);
  if (!conversion) return String(value);
  const converted = roundTo(value / conversion.factor, conversion.decimals);
  if (metric.imperial !== 'ft-in') return String(converted);
  return `${Math.floor(converted / 12)}′ ${roundTo(converted % 12, 1)}″`;
}

/**
 * A stored value with its unit, as it is read: with a comma for thousands.
 * @example showWithUnit(yoyo, 1520, 'metric') // '1,520 m'
 */
export function showWithUnit(metric: Metric, value: number, units: Units): string {
  const shown = showValue(metric, value, units);
  const marked = units === 'imperial' && metric.imperial === 'ft-in';
  return marked ? shown : `${formatNumber(Number(shown))} ${findUnit(metric, units)}`.trim();
}
