import { randomUUID } from 'node:crypto';
import { postJson } from '../send';
import { linkIn } from '../start-mail-server';
import type { MailTest } from '../start-mail-test';
import { registration, testPlayer, type TestPlayer } from '../test-player';

const SIGNED = { name: 'Paula Fictiva', relationship: 'parent' };

/** What parents and children do in tests of one service. */
export function familyStory({ mails, service }: Pick<MailTest, 'mails' | 'service'>) {
  const address = () => `${randomUUID()}@parent.example`;
  const decisionOf = (textVersion: string, decision = 'approve') => ({ ...SIGNED, decision, textVersion });

  /** Somebody with a guardian's account. */
  async function guardian(
    email = address(),
    options: { emailVerified?: boolean; signedInAgo?: number } = {},
  ) {
    const one = await testPlayer(service, { email, emailVerified: true, ...options });
    await one.postJson('/account/registration', registration(service, 40, { role: 'guardian' }));
    return one;
  }

  async function answerMail(to: string, subject: RegExp, textVersion: string, decision?: string) {
    const token = linkIn(await mails.next(to, subject)).searchParams.get('token');
    return postJson(service.origin, `/guardian/requests/${token}`, decisionOf(textVersion, decision));
  }

  /** A player of 12 whose account waits for this guardian. */
  async function waitingChild(guardianEmail: string): Promise<TestPlayer> {
    const one = await testPlayer(service, { emailVerified: true });
    await one.postJson('/account/registration', registration(service, 12, { guardianEmail }));
    return one;
  }

  /** The same, approved by the link of the mail. */
  async function approvedChild(guardianEmail: string): Promise<TestPlayer> {
    const one = await waitingChild(guardianEmail);
    await answerMail(guardianEmail, /asks for your agreement/, 'guardian-2026-11-b');
    return one;
  }

  /** A player of 16 who asks this guardian for sharing. */
  async function askingChild(guardianEmail: string): Promise<TestPlayer> {
    const one = await testPlayer(service, { emailVerified: true });
    await one.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
    await one.postJson('/cv/publishing-requests', { guardianEmail });
    return one;
  }

  const children = async (one: TestPlayer) =>
    ((await one.get('/family')).json() as { children: FamilyChild[] }).children;
  const child = async (one: TestPlayer, uid: string) => {
    const answer = await one.get(`/family/${uid}`);
    return answer.json() as FamilyChild & { overview: Record<string, unknown[]> | null };
  };
  const decide = (one: TestPlayer, uid: string, requestId: string, body: object) =>
    one.postJson(`/family/${uid}/requests/${requestId}`, body);

  const agreeToPush = (one: TestPlayer, uid: string) =>
    one.postJson(`/family/${uid}/push-agreement`, { ...SIGNED, textVersion: 'push-2026-11' });

  /** What a player reads of the invitation that waits. */
  async function invitationOf(one: TestPlayer) {
    const own = (await one.get('/account/family-link')).json() as { link: FamilyInvitation };
    return own.link;
  }

  /** A player reads the invitation that waits, and answers it. */
  async function answerInvitation(one: TestPlayer, accept: boolean) {
    const { invitationId } = await invitationOf(one);
    return one.postJson('/account/family-link/answer', { accept, invitationId });
  }

  /** A player of 16 who is linked with this guardian by an invitation. */
  async function linkedChild(one: TestPlayer): Promise<TestPlayer> {
    const child = await testPlayer(service, { emailVerified: true });
    await child.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
    await one.postJson('/family/invitations', { email: child.email });
    await answerInvitation(child, true);
    return child;
  }

  return {
    address,
    agreeToPush,
    answerInvitation,
    answerMail,
    approvedChild,
    askingChild,
    child,
    children,
    decide,
    decisionOf,
    guardian,
    invitationOf,
    linkedChild,
    waitingChild,
  };
}

interface FamilyInvitation {
  invitationId: string;
  guardianEmail: string;
}

interface FamilyChild {
  id: string;
  name: string;
  bond: string | null;
  requests: { subject: string; requestId: string; consent: { version: string } }[];
  contacts: { id: string }[];
  deletion: unknown;
  push: { agreed: boolean } | null;
}
