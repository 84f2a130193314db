import { readAnswer, api } from '@skora/shared/api';

/** What a guardian answers, about the text that was shown. */
export interface GuardianDecision {
  decision: 'approve' | 'decline';
  name: string;
  relationship: 'parent' | 'legal-guardian';
  /** About a CV: people who have a link may write to the guardian. Nothing said is a no. */
  contact?: boolean;
}

/**
 * Decides a request, once.
 * @param textVersion version of the text that was shown
 * @throws Refusal
 */
export async function decideRequest(
  token: string,
  decision: GuardianDecision,
  textVersion: string,
): Promise<void> {
  const body = { ...decision, textVersion };
  await readAnswer(api().POST('/guardian/requests/{token}', { params: { path: { token } }, body }));
}
