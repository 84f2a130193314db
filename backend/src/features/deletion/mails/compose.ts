import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import { deletionCancelledMail, deletionDoneMail, deletionScheduledMail } from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'deletion-scheduled': AccountMail & { dueAt: number };
    'deletion-cancelled': AccountMail;
    'deletion-done': AddressMail;
  }
}

/** Mails about the deletion of an account. */
export function deletionMails({ links }: ComposeDeps) {
  return {
    'deletion-scheduled': async ({ dueAt }) => deletionScheduledMail(dueAt, links.security()),
    'deletion-cancelled': async () => deletionCancelledMail(links.security()),
    'deletion-done': async () => deletionDoneMail(),
  } satisfies Partial<Composers>;
}
