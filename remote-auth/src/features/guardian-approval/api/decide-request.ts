import type { SignedAnswer } from '@skora/kit';
import { readAnswer, api } from '@skora/shared/api';

/**
 * Decides a request, once.
 * @param textVersion version of the text that was shown
 * @throws Refusal
 */
export async function decideRequest(
  token: string,
  decision: SignedAnswer,
  textVersion: string,
): Promise<void> {
  const body = { ...decision, textVersion };
  await readAnswer(api().POST('/guardian/requests/{token}', { params: { path: { token } }, body }));
}
