import { answerOf, api, bearer } from '@skora/shared/api';

/** The CV of a link as a PDF. @throws Refusal 403 when the plan has none */
export async function readCvPdf(link: string): Promise<Blob> {
  const query = { params: { query: { link } }, parseAs: 'blob' } as const;
  return answerOf(api().GET('/cv/pdf', { headers: await bearer(), ...query }));
}
