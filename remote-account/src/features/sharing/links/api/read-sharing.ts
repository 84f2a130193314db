import { answerOf, api, bearer } from '@skora/shared/api';

/** Links to the own CV, and what may be shared. @throws Refusal */
export async function readSharing() {
  return answerOf(api().GET('/cv/links', { headers: await bearer() }));
}

export type Sharing = Awaited<ReturnType<typeof readSharing>>;
export type ShareLink = Sharing['links'][number];
