import { ensureSession, refreshUser } from '@skora/shared/session';
import { createIdentity, type NewIdentity } from './create-identity';
import { ensureRecord } from './ensure-record';
import { sendWelcome } from './send-welcome';

/** What the sign-up form asks for. */
export interface NewAccount extends NewIdentity {
  newsletter: boolean;
}

/**
 * Makes the account: identity, record, mails; the session follows last, so that the host leaves the page when all
 * is done. (Where the page already listens to the identity provider, the host leaves as soon as the identity exists.)
 * @throws FirebaseError when there is no identity, RecordMissing when only the record is missing
 */
export async function createAccount(account: NewAccount): Promise<void> {
  const user = await createIdentity(account);
  // The name is set after the identity: a session that is already listening has not seen it.
  await refreshUser();
  void sendWelcome(account.email, { verification: !user.emailVerified, newsletter: account.newsletter });
  await finishAccount();
}

/** The steps after the identity; repeating them heals a half-made account. @throws RecordMissing */
export async function finishAccount(): Promise<void> {
  await ensureRecord();
  await ensureSession();
}
