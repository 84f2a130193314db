import { readAnswer, api } from '@skora/shared/api';

/** What a guardian answers, about the text that was shown. */
export interface GuardianDecision {
  decision: 'approve' | 'decline';
  name: string;
  relationship: 'parent' | 'legal-guardian';
  /** About a CV: people who have a link may write to the guardian. Nothing said is a no. */
  contact?: boolean;
}

/** Versions of the texts this page can show. */
const TEXTS = ['guardian-2026-11', 'publish-2026-11'] as const;

/**
 * Decides a request, once.
 * @param shown version of the text that was shown
 * @throws Refusal
 */
export async function decideRequest(token: string, decision: GuardianDecision, shown: string): Promise<void> {
  const textVersion = TEXTS.find((version) => version === shown) ?? TEXTS[0];
  const body = { ...decision, textVersion };
  await readAnswer(api().POST('/guardian/requests/{token}', { params: { path: { token } }, body }));
}
