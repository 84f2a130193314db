import { readAnswer, api, bearer } from '@skora/shared/api';

/** Links to the own CV, and what may be shared. @throws Refusal */
export async function readSharing() {
  return readAnswer(api().GET('/cv/links', { headers: await bearer() }));
}

export type Sharing = Awaited<ReturnType<typeof readSharing>>;
export type ShareLink = Sharing['links'][number];

export type LinkChoice = Pick<ShareLink, 'label' | 'audience'> & { days: number };

/** Makes a link. @throws Refusal 403 without a guardian's agreement, 409 when the plan has no room */
export async function makeLink(body: LinkChoice): Promise<ShareLink> {
  return readAnswer(api().POST('/cv/links', { headers: await bearer(), body }));
}

/** Ends a link at once. @throws Refusal */
export async function endLink(id: string): Promise<Sharing> {
  return readAnswer(api().DELETE('/cv/links/{id}', { headers: await bearer(), params: { path: { id } } }));
}

/** Asks the guardian whether the CV may be shared. @param guardianEmail null: whoever is known @throws Refusal */
export async function askPublishing(guardianEmail: string | null): Promise<Sharing> {
  const body = guardianEmail === null ? {} : { guardianEmail };
  return readAnswer(api().POST('/cv/publishing-requests', { headers: await bearer(), body }));
}

/** The CV of a link as a PDF. @throws Refusal 403 when the plan has none */
export async function readCvPdf(link: string): Promise<Blob> {
  const query = { params: { query: { link } }, parseAs: 'blob' } as const;
  return readAnswer(api().GET('/cv/pdf', { headers: await bearer(), ...query }));
}
