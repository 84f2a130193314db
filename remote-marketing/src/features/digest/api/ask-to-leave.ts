import { readAnswer, api } from '@skora/shared/api';

/** Asks for the unsubscribe link by mail; the answer is the same for every address. @throws Refusal */
export async function askToLeave(email: string): Promise<void> {
  await readAnswer(api().POST('/newsletter/unsubscribe', { body: { email } }));
}
