import { readAnswer, api, bearer } from '@skora/shared/api';
import { refreshUser } from '@skora/shared/session';

/**
 * Sends a new verification mail to the signed-in person. Who turns out to be verified already is shown as such.
 * @returns seconds until the next mail can be asked for
 * @throws Refusal
 */
export async function resendVerification(): Promise<number> {
  const headers = await bearer();
  const { status, retryAfter } = await readAnswer(api().POST('/account/verification-mail', { headers }));
  if (status === 'already-verified') await refreshUser();
  return retryAfter;
}
