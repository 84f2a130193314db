import { readAnswer, api, bearer, Refusal } from '@skora/shared/api';
import type { OwnAccount } from '@skora/kit';

/** What the backend is told about a new player or guardian. */
export interface RegistrationDetails {
  displayName: string;
  /** ISO 8601 */
  dateOfBirth: string;
  /** ISO 3166-1 alpha-2 */
  country: string;
  role: 'player' | 'guardian';
  newsletter: boolean;
}

export type RegistrationOutcome = { kind: 'registered'; account: OwnAccount } | { kind: 'guardian-needed' };

/**
 * Completes the account of the signed-in identity. Safe to repeat: a complete account stays as it is.
 * @param guardianEmail whom to ask, once the backend has said that somebody must be asked
 * @throws Refusal
 */
export async function register(
  { displayName, dateOfBirth, country, role, newsletter }: RegistrationDetails,
  guardianEmail?: string,
): Promise<RegistrationOutcome> {
  const body = {
    displayName,
    dateOfBirth,
    country,
    role,
    terms: { version: 'terms-2026-11' as const },
    newsletter,
    guardianEmail,
  };
  try {
    const headers = await bearer();
    const account = await readAnswer(api().POST('/account/registration', { body, headers }));
    return { kind: 'registered', account };
  } catch (error) {
    if (error instanceof Refusal && error.type === 'guardian-required') return { kind: 'guardian-needed' };
    throw error;
  }
}
