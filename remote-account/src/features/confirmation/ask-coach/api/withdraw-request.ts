import { answerOf, api, bearer } from '@skora/shared/api';

/** Takes a request back; its link stops working. @throws Refusal 404 when it was answered meanwhile */
export async function withdrawRequest(id: string): Promise<void> {
  const params = { path: { id } };
  await answerOf(api().DELETE('/confirmations/requests/{id}', { params, headers: await bearer() }));
}
