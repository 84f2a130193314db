import { answerOf, api, bearer } from '@skora/shared/api';

/** Links to the own CV, and what may be shared. @throws Refusal */
export async function readSharing() {
  return answerOf(api().GET('/cv/links', { headers: await bearer() }));
}

/** Everything about sharing the own CV. */
export type Sharing = Awaited<ReturnType<typeof readSharing>>;
/** A link as its owner sees it. */
export type ShareLink = Sharing['links'][number];
