import type { UserRecord } from 'firebase-admin/auth';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import { emailChangeMail, emailChangeNotice, resetPasswordMail, verifyEmailMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'verify-email': AccountMail;
    'reset-password': AddressMail;
    'email-change': AccountMail & { from: string };
    'email-change-notice': AccountMail & { newAddress: string };
  }
}

/** Codes of firebase-admin that mean the mail has no purpose any more. */
const VOID = new Set<unknown>(['auth/user-not-found', 'auth/email-not-found', 'auth/email-already-exists']);

async function unlessVoid<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (VOID.has((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

async function enabled(find: Promise<UserRecord>): Promise<UserRecord | null> {
  const user = await unlessVoid(find);
  return user === null || user.disabled ? null : user;
}

/** Mails with links of the identity provider. */
export function recoveryMails({ auth, links }: ComposeDeps) {
  return {
    'verify-email': async ({ to, uid }) => {
      const user = await enabled(auth.getUser(uid));
      if (user === null || user.emailVerified || user.email?.toLowerCase() !== to.toLowerCase()) return null;
      return verifyEmailMail(links.verifyEmail(await auth.generateEmailVerificationLink(to)));
    },
    'reset-password': async ({ to }) => {
      if ((await enabled(auth.getUserByEmail(to))) === null) return null;
      const generated = await unlessVoid(auth.generatePasswordResetLink(to));
      return generated === null ? null : resetPasswordMail(links.resetPassword(generated));
    },
    'email-change': async ({ to, from }) => {
      const generated = await unlessVoid(auth.generateVerifyAndChangeEmailLink(from, to));
      return generated === null ? null : emailChangeMail(links.changeEmail(generated));
    },
    'email-change-notice': async ({ newAddress }) => emailChangeNotice(newAddress, links.security()),
  } satisfies Partial<Composers>;
}
