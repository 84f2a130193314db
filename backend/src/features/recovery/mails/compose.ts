import type { UserRecord } from 'firebase-admin/auth';
import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import {
  addressProofRef,
  findProvenBy,
  hasProvenAddress,
  isMovedAddress,
  type LinkState,
} from '../../account';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import { findLinkState, isSameState, makeLink } from '../links/account-link';
import { emailChangeMail, emailChangeNotice, resetPasswordMail, verifyEmailMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'verify-email': AccountMail & { state: LinkState };
    'reset-password': AddressMail;
    'email-change': AccountMail & { from: string; state: LinkState };
    'email-change-notice': AccountMail & { newAddress: string };
  }
}

async function findUser(find: Promise<UserRecord>): Promise<UserRecord | null> {
  try {
    return await find;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Mails with links that prove an address, or set a new password. */
export function recoveryMails({ auth, firestore, links, now }: ComposeDeps) {
  /** The account as it was when the mail was asked for; null when it has changed since. */
  async function findUnchanged(uid: string, email: string, state: LinkState) {
    const user = await findUser(auth.getUser(uid));
    if (user === null || user.disabled || user.email?.toLowerCase() !== email.toLowerCase()) return null;
    return isSameState(state, await findLinkState(firestore, user)) ? user : null;
  }

  async function wasMoved({ uid, email }: UserRecord): Promise<boolean> {
    return isMovedAddress(await addressProofRef(firestore, uid).get(), email);
  }

  /** The account that an address belongs to. One that was moved away from it, past us, comes before what nobody has proven. */
  async function findOwned(address: string): Promise<UserRecord | null> {
    const present = await findUser(auth.getUserByEmail(address));
    if (present !== null && (await hasProvenAddress(firestore, present))) return present;
    for (const uid of await findProvenBy(firestore, address)) {
      const user = await findUser(auth.getUser(uid));
      if (user !== null && (await wasMoved(user))) return user;
    }
    return present;
  }

  return {
    'verify-email': async ({ to, uid, state }) => {
      const user = await findUnchanged(uid, to, state);
      if (user?.email === undefined || (await hasProvenAddress(firestore, user))) return null;
      const link = { kind: 'verify-email', uid, email: user.email, to: null, state } as const;
      return verifyEmailMail(links.verifyEmail(await makeLink(firestore, link, now())));
    },
    'reset-password': async ({ to }) => {
      const user = await findOwned(to);
      if (user === null || user.disabled) return null;
      const state = await findLinkState(firestore, user);
      const link = { kind: 'reset-password', uid: user.uid, email: to, to: null, state } as const;
      return resetPasswordMail(links.resetPassword(await makeLink(firestore, link, now())));
    },
    'email-change': async ({ to, uid, from, state }) => {
      const user = await findUnchanged(uid, from, state);
      if (user?.email === undefined || (await findUser(auth.getUserByEmail(to))) !== null) return null;
      const link = { kind: 'email-change', uid, email: user.email, to, state } as const;
      return emailChangeMail(links.changeEmail(await makeLink(firestore, link, now())));
    },
    'email-change-notice': async ({ newAddress }) => emailChangeNotice(newAddress, links.security()),
  } satisfies Partial<Composers>;
}
