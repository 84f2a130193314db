import { readAnswer, api, bearer } from '@skora/shared/api';

/** Asks a guardian once more, or another one. @param guardianEmail omit for the same one @throws Refusal */
export async function askGuardian(guardianEmail?: string) {
  const headers = await bearer();
  return readAnswer(api().POST('/account/guardian-request', { body: { guardianEmail }, headers }));
}
