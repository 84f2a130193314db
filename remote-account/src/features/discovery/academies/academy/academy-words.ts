import { formatDay, type Academy } from '@skora/domain';

/** Ages in words. @example ageWords({ min: 8, max: 20 }) // 'Ages 8–20' */
export function ageWords(ages: Academy['ages']): string {
  if (!ages) return 'Ages unknown';
  return ages.min === ages.max ? `Age ${ages.min}` : `Ages ${ages.min}–${ages.max}`;
}

export function feeWords(trialFee: boolean): string {
  return trialFee ? 'Charges for trials' : 'Trials are free';
}

/** Null when it is not known. */
export function yesNo(value: boolean | null): string | null {
  if (value === null) return null;
  return value ? 'Yes' : 'No';
}

/** A stored day in words. @example dayWords('2026-11-20') // '20 Nov 2026' */
export function dayWords(day: string | null): string {
  return day === null ? 'a day we do not know' : formatDay(new Date(`${day}T00:00:00Z`));
}
