import { answerOf, api, bearer } from '@skora/shared/api';
import type { Choice } from './choice';

/** What a change of plan would cost and when it would count; changes nothing. @throws Refusal */
export async function previewChange(choice: Choice) {
  return answerOf(api().POST('/payment/subscription/preview', { headers: await bearer(), body: choice }));
}

export type ChangePreview = Awaited<ReturnType<typeof previewChange>>;
