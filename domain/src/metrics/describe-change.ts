import type { Change } from './compare-results';
import type { Metric } from './metric';
import { roundTo } from './round-to';

function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${value}` : `−${Math.abs(value)}`;
}

/** Headline of a change. @example 'Real change' */
export function changeTitle(change: Change): string {
  switch (change.kind) {
    case 'other-method':
      return 'Not comparable';
    case 'unknown':
      return 'Not sure yet';
    case 'within-error':
      return 'Within error';
    case 'real':
      return change.progress === false ? 'Real change, not for the better' : 'Real change';
  }
}

/** A change in one sentence, with its size and what chance could explain. */
export function describeChange(metric: Metric, change: Change): string {
  const unit = metric.unit ? ` ${metric.unit}` : '';
  switch (change.kind) {
    case 'other-method':
      return 'Measured in a different way from last time, so we do not compare the two.';
    case 'unknown':
      return `${signed(change.difference)}${unit}. We do not know if that is more than chance. Enter two attempts or more each time to find out.`;
    default:
      return `${signed(change.difference)}${unit}; chance alone can explain up to ±${roundTo(change.error, metric.decimals)}${unit} (${change.source}).`;
  }
}
