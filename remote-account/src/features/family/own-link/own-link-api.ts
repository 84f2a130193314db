import { api, bearer, readAnswer } from '@skora/shared/api';

/** The guardian a player is linked with, or an invitation that waits. @throws Refusal */
export async function readOwnLink() {
  return readAnswer(api().GET('/account/family-link', { headers: await bearer() }));
}

export type OwnLink = Awaited<ReturnType<typeof readOwnLink>>;

/** Invites the guardian by mail. @throws Refusal 422 at `body/guardianEmail` */
export async function inviteGuardian(guardianEmail: string): Promise<OwnLink> {
  const headers = await bearer();
  return readAnswer(api().POST('/account/family-link', { headers, body: { guardianEmail } }));
}

/** Accepts or declines the invitation of a guardian that was read. @throws Refusal 409 when another one waits now */
export async function answerGuardian(accept: boolean, invitationId: string): Promise<OwnLink> {
  const headers = await bearer();
  return readAnswer(api().POST('/account/family-link/answer', { headers, body: { accept, invitationId } }));
}

/** Ends the link, or takes the invitation back. @throws Refusal */
export async function endOwnLink(): Promise<OwnLink> {
  return readAnswer(api().DELETE('/account/family-link', { headers: await bearer() }));
}
