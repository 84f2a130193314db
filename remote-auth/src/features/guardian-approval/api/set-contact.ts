import { api, readAnswer } from '@skora/shared/api';

/** Lets people who have a link to the CV write to the guardian, or not. @throws Refusal */
export async function setContact(token: string, open: boolean): Promise<void> {
  const params = { path: { token } };
  await readAnswer(api().POST('/guardian/requests/{token}/contact', { params, body: { open } }));
}
