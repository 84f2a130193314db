import { api } from '@skora/shared/api';
import { answerOf } from '../../answer/answer-of';

/** What a guardian answers, about the text that was shown. */
export interface GuardianDecision {
  decision: 'approve' | 'decline';
  name: string;
  relationship: 'parent' | 'legal-guardian';
}

const CURRENT_TEXT = 'guardian-2026-11';

/** Decides a request, once. @throws Refusal */
export async function decideRequest(token: string, decision: GuardianDecision): Promise<void> {
  const body = { ...decision, textVersion: CURRENT_TEXT } as const;
  await answerOf(api().POST('/guardian/requests/{token}', { params: { path: { token } }, body }));
}
