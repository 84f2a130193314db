import { answerOf, api, bearer } from '@skora/shared/api';
import type { Sharing } from './read-sharing';

/** Asks the guardian whether the CV may be shared. @param guardianEmail null: whoever is known @throws Refusal */
export async function askPublishing(guardianEmail: string | null): Promise<Sharing> {
  const body = guardianEmail === null ? {} : { guardianEmail };
  return answerOf(api().POST('/cv/publishing-requests', { headers: await bearer(), body }));
}
