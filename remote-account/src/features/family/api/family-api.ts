import type { ContactAnswer, CvView } from '@skora/domain';
import type { SignedAnswer } from '@skora/kit';
import { api, bearer, readAnswer } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';

/** The players a parent has to do with, and what waits. @throws Refusal 403 `email-unverified` */
export async function readFamily() {
  return (await readAnswer(api().GET('/family', { headers: await bearer() }))).children;
}

/** One player, as this parent may know them. @throws Refusal 404 for everybody else */
export async function readChild(child: string) {
  const params = { path: { child } };
  return readAnswer(api().GET('/family/{child}', { params, headers: await bearer() }));
}

export type FamilyChild = Awaited<ReturnType<typeof readFamily>>[number];
export type ChildDetails = Awaited<ReturnType<typeof readChild>>;
export type Overview = NonNullable<ChildDetails['overview']>;
export type GuardianRequest = FamilyChild['requests'][number];
export type LinkAudience = 'link' | 'coach';

/** The CV as the holders of a link see it. @throws Refusal */
export async function readChildCv(child: string, audience: LinkAudience): Promise<CvView> {
  const params = { path: { child }, query: { audience } };
  const answer = await readAnswer(api().GET('/family/{child}/cv', { params, headers: await bearer() }));
  return answer.cv as unknown as CvView;
}

/** An answer, about the text that was shown. */
type Decision = SignedAnswer & { textVersion: string };

/** Answers what a player asks, once. @throws Refusal 410 when it has ended since */
export async function decide(child: string, request: string, body: Decision): Promise<void> {
  const params = { path: { child, request } };
  const headers = await bearer();
  await readAnswer(api().POST('/family/{child}/requests/{request}', { params, headers, body }));
}

/** Agrees to messages on the player's devices. @throws Refusal 409 when it stands already, or the account is not open */
export async function agreeToPush(
  child: string,
  { name, relationship, textVersion }: Omit<Decision, 'decision'>,
): Promise<void> {
  const body = { name, relationship, textVersion };
  const params = { path: { child } };
  const headers = await bearer();
  await readAnswer(api().POST('/family/{child}/push-agreement', { params, headers, body }));
}

/** Ends one link to the CV. Safe to repeat. @throws Refusal */
export async function endShareLink(child: string, link: string): Promise<void> {
  const params = { path: { child, link } };
  await readAnswer(api().DELETE('/family/{child}/share-links/{link}', { params, headers: await bearer() }));
}

/** Takes an agreement back. @throws Refusal */
export async function withdraw(child: string, request: string): Promise<void> {
  const params = { path: { child, request } };
  const headers = await bearer();
  await readAnswer(api().POST('/family/{child}/requests/{request}/withdrawal', { params, headers }));
}

/** Lets people who have a link write to the parent, or not. @throws Refusal */
export async function setContact(child: string, request: string, open: boolean): Promise<void> {
  const params = { path: { child, request } };
  const headers = await bearer();
  await readAnswer(
    api().POST('/family/{child}/requests/{request}/contact', { params, headers, body: { open } }),
  );
}

/** Answers a contact request. @throws Refusal */
export async function answerContact(
  child: string,
  request: string,
  answer: ContactAnswer,
  report?: string,
): Promise<void> {
  const params = { path: { child, request } };
  const headers = await bearer();
  const body = report === undefined ? { answer } : { answer, report };
  await readAnswer(
    api().POST('/family/{child}/contact-requests/{request}/answer', { params, headers, body }),
  );
}

/** The address of the page where this parent pays, or manages the plan. @throws Refusal */
export async function openPayment(child: string): Promise<string> {
  const params = { path: { child } };
  return (await readAnswer(api().POST('/family/{child}/payment-link', { params, headers: await bearer() })))
    .path;
}

/** Invites a player by the address of the account; the answer does not say whether there is one. @throws Refusal */
export async function inviteChild(email: string): Promise<void> {
  await readAnswer(api().POST('/family/invitations', { headers: await bearer(), body: { email } }));
}

/** Accepts or declines the invitation of a player. @throws Refusal */
export async function answerInvitation(child: string, accept: boolean): Promise<void> {
  const request = { params: { path: { child } }, headers: await bearer(), body: { accept } };
  await readAnswer(api().POST('/family/{child}/invitation', request));
}

/** Ends the link with a player. @throws Refusal */
export async function endLink(child: string): Promise<void> {
  const params = { path: { child } };
  await readAnswer(api().DELETE('/family/{child}/link', { params, headers: await bearer() }));
}

/** A copy of the player's data, without health and messages. @throws Refusal */
export async function readChildExport(child: string) {
  const params = { path: { child } };
  return readAnswer(api().GET('/family/{child}/export', { params, headers: await bearer() }));
}

/**
 * Plans the deletion of the player's account.
 * @param password of the parent; null for accounts that have none
 * @returns when it is due, ISO 8601
 */
export async function scheduleChildDeletion(child: string, password: string | null): Promise<string> {
  const { reauthenticate, idToken } = await loadAuth();
  if (password !== null) {
    await reauthenticate(password);
    await idToken(true);
  }
  const params = { path: { child } };
  return (await readAnswer(api().POST('/family/{child}/deletion', { params, headers: await bearer() })))
    .dueAt;
}

/** Keeps the account after all. @throws Refusal 409 once the deletion has begun */
export async function keepChild(child: string): Promise<void> {
  const params = { path: { child } };
  await readAnswer(api().DELETE('/family/{child}/deletion', { params, headers: await bearer() }));
}
