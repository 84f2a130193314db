import type { ContactAnswer } from '@skora/domain';
import { api, bearer, readAnswer } from '@skora/shared/api';

/** Contact requests of an adult, and whether people may write. @throws Refusal */
export async function readOwnContact() {
  return readAnswer(api().GET('/cv/contact-requests', { headers: await bearer() }));
}

export type OwnContact = Awaited<ReturnType<typeof readOwnContact>>;

/** Lets people who have a link write, or not. @throws Refusal */
export async function setOwnContact(open: boolean): Promise<OwnContact> {
  return readAnswer(api().POST('/cv/contact', { headers: await bearer(), body: { open } }));
}

/** Answers a request. @throws Refusal */
export async function answerOwn(id: string, answer: ContactAnswer, report = ''): Promise<OwnContact> {
  const params = { path: { id } };
  const body = report === '' ? { answer } : { answer, report };
  return readAnswer(
    api().POST('/cv/contact-requests/{id}/answer', { headers: await bearer(), params, body }),
  );
}
