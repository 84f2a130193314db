import type { Academy } from '@skora/domain';

export const UNKNOWN = 'Unknown';

/** Ages in words. @example ageWords({ min: 8, max: 20 }) // 'Ages 8–20' */
export function ageWords(ages: Academy['ages']): string {
  if (!ages) return 'Ages unknown';
  return ages.min === ages.max ? `Age ${ages.min}` : `Ages ${ages.min}–${ages.max}`;
}

export function feeWords(trialFee: boolean | null): string {
  if (trialFee === null) return 'Trial fee unknown';
  return trialFee ? 'Charges for trials' : 'Trials are free';
}

export function yesNo(value: boolean | null): string {
  if (value === null) return UNKNOWN;
  return value ? 'Yes' : 'No';
}
