import type { NumberRef } from '@skora/domain';
import { readAnswer, api, bearer } from '@skora/shared/api';

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

/** What the player asked coaches in the last 90 days, newest first. @throws Refusal */
export async function listRequests(signal: AbortSignal): Promise<CoachRequest[]> {
  return (await readAnswer(api().GET('/confirmations/requests', { headers: await bearer(), signal })))
    .requests;
}

interface AskedCoach {
  name: string;
  role: string;
  club: string;
  email: string;
}

/**
 * Asks a coach by e-mail whether numbers are right.
 * @throws Refusal 409 `already-asked` or `address-refuses`, 422 with the place, 429 when that was often enough today
 */
export async function askCoach(coach: AskedCoach, numbers: NumberName[]): Promise<CoachRequest> {
  const body = { coach, numbers };
  return readAnswer(api().POST('/confirmations/requests', { headers: await bearer(), body }));
}

/** Takes a request back; its link stops working. @throws Refusal 404 when it was answered meanwhile */
export async function withdrawRequest(id: string): Promise<void> {
  const params = { path: { id } };
  await readAnswer(api().DELETE('/confirmations/requests/{id}', { params, headers: await bearer() }));
}
