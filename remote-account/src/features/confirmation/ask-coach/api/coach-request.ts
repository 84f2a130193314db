import type { NumberRef } from '@skora/domain';

export type NumberName = Pick<NumberRef, 'kind' | 'ref' | 'key'>;

export interface AskedNumber extends NumberName {
  label: string;
  detail: string;
  value: number;
  unit: string;
}

export interface CoachRequest {
  id: string;
  coach: { name: string; role: string; club: string };
  email: string;
  numbers: AskedNumber[];
  status: 'with-guardian' | 'open' | 'decided' | 'withdrawn' | 'refused' | 'not-me' | 'expired';
  requestedAt: string;
  expiresAt: string;
  decidedAt: string | null;
}

/** Whether somebody still has to answer: the coach, or a guardian before that. */
export function isWaiting({ status }: Pick<CoachRequest, 'status'>): boolean {
  return status === 'open' || status === 'with-guardian';
}

/** A unique name. @example nameNumber(item) // 'match/2026-W46-1/goals' */
export function nameNumber({ kind, ref, key }: NumberName): string {
  return `${kind}/${ref}/${key}`;
}

/** A number with its unit. @example '1.92 s' */
export function formatValue({ value, unit }: Pick<AskedNumber, 'value' | 'unit'>): string {
  return `${value} ${unit}`.trim();
}
