import { answerOf, api, bearer } from '@skora/shared/api';
import type { Place } from './showcase';

/** Gives the place back. @throws Refusal */
export async function withdraw(id: string): Promise<Place> {
  const params = { path: { id } };
  const answer = await answerOf(
    api().DELETE('/showcases/{id}/registration', { params, headers: await bearer() }),
  );
  return answer.place;
}
