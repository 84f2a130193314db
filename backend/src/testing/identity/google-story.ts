import { randomUUID } from 'node:crypto';
import { passwordSession, type IdentitySession } from './identity-sessions';
import { send } from '../send';
import { linkIn } from '../start-mail-server';
import { startMailTest } from '../start-mail-test';
import { registration } from '../test-player';

const SECRET = 'of the tests';

export function newAddress(): string {
  return `${randomUUID()}@player.example`;
}

/** People who register by password and come by Google, in a project of their own. */
export async function startGoogleStory() {
  const { mails, service, close } = await startMailTest(
    { tasksSecret: SECRET },
    `demo-google-${randomUUID()}`,
  );

  async function run(task: string) {
    const headers = { 'x-tasks-secret': SECRET };
    return (await send(service.origin, { method: 'POST', path: `/tasks/${task}`, headers })).json();
  }

  async function register(session: IdentitySession) {
    const answer = await session.postJson('/account/registration', registration(service, 20));
    if (answer.status !== 200) throw new Error(`The registration ended with ${answer.status}.`);
  }

  /** Registers by password and never proves the address. */
  async function registrant(email = newAddress()) {
    const session = await passwordSession(service, { email });
    await register(session);
    return session;
  }

  async function codeMailedTo(address: string, subject: RegExp): Promise<string> {
    return linkIn(await mails.next(address, subject)).searchParams.get('oobCode') ?? '';
  }

  /** Follows the link that proves an address, from the mail with this subject. */
  async function prove(session: IdentitySession, address = session.email, subject = /^Verify your email/) {
    const code = await codeMailedTo(address, subject);
    const answer = await session.postJson('/account/email-proof', { code });
    if (answer.status !== 200) throw new Error(`The proof ended with ${answer.status}.`);
  }

  /** Makes an identity older than any log-in that begins one. */
  async function backdate(uid: string) {
    const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
    const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${service.projectId}/accounts:update`;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, createdAt: String(Date.now() - 60_000) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Signs in by Google and asks for the account; once more where the first answer is that nobody is signed in. */
  async function comeIn(signIn: () => Promise<IdentitySession>) {
    const first = await signIn();
    const answer = await first.get('/account');
    if (answer.status !== 401) return { first, now: first, account: answer.json() };
    const now = await signIn();
    return { first, now, account: (await now.get('/account')).json() };
  }

  return { service, close, run, register, registrant, codeMailedTo, prove, backdate, comeIn };
}

export type GoogleStory = Awaited<ReturnType<typeof startGoogleStory>>;
