import { answerOf, api, bearer } from '@skora/shared/api';

/** Keeps the account after all. @throws Refusal 409 once the deletion has begun */
export async function cancelDeletion(): Promise<void> {
  await answerOf(api().DELETE('/account/deletion', { headers: await bearer() }));
}
