import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import {
  deletionCancelledMail,
  deletionDoneMail,
  deletionScheduledMail,
  guardianDeletionMail,
} from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'deletion-scheduled': AccountMail & {
      dueAt: number;
      /** Absent in older ones. */ by?: 'owner' | 'guardian';
    };
    'deletion-cancelled': AccountMail;
    'deletion-done': AddressMail;
  }
}

/** Mails about the deletion of an account. */
export function deletionMails({ links }: ComposeDeps) {
  return {
    'deletion-scheduled': async ({ dueAt, by = 'owner' }) =>
      by === 'owner'
        ? deletionScheduledMail(dueAt, links.security())
        : guardianDeletionMail(dueAt, links.security()),
    'deletion-cancelled': async () => deletionCancelledMail(links.security()),
    'deletion-done': async () => deletionDoneMail(),
  } satisfies Partial<Composers>;
}
