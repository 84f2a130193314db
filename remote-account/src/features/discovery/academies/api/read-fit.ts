import { answerOf, api, bearer } from '@skora/shared/api';

/** What an academy means for the signed-in player. @throws Refusal 404 when it is not listed */
export async function readFit(id: string) {
  const params = { path: { id } };
  return answerOf(api().GET('/academies/{id}/fit', { params, headers: await bearer() }));
}

export type AcademyFit = Awaited<ReturnType<typeof readFit>>;
