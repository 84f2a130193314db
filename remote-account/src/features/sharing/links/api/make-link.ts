import { answerOf, api, bearer } from '@skora/shared/api';
import type { ShareLink } from './read-sharing';

export type LinkChoice = Pick<ShareLink, 'label' | 'audience'> & { days: number };

/** Makes a link. @throws Refusal 403 without a guardian's agreement, 409 when the plan has no room */
export async function makeLink(body: LinkChoice): Promise<ShareLink> {
  return answerOf(api().POST('/cv/links', { headers: await bearer(), body }));
}
