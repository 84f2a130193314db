import { answerOf, api, bearer } from '@skora/shared/api';
import type { Sharing } from './read-sharing';

/** Ends a link at once. @throws Refusal */
export async function endLink(id: string): Promise<Sharing> {
  return answerOf(api().DELETE('/cv/links/{id}', { headers: await bearer(), params: { path: { id } } }));
}
