import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AccountMail, AddressMail } from '../../../lib/mail/outbox-mail';
import {
  deletionCancelledMail,
  deletionDoneMail,
  deletionScheduledMail,
  guardianAccountDoneMail,
  guardianAccountMail,
  guardianDeletionMail,
} from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'deletion-scheduled': AccountMail & {
      dueAt: number;
      /** Absent in older ones. */ by?: 'owner' | 'guardian';
      role?: OfGuardian;
    };
    /** `by`: who cancelled it; absent in older ones. */
    'deletion-cancelled': AccountMail & { by?: 'owner' | 'guardian'; role?: OfGuardian };
    'deletion-done': AddressMail & { role?: OfGuardian };
  }
}

/** The account is a guardian's own; absent: a player's. */
type OfGuardian = 'guardian';

/** Mails about the deletion of an account. */
export function deletionMails({ links }: ComposeDeps) {
  return {
    'deletion-scheduled': async ({ dueAt, by = 'owner', role }) => {
      if (role === 'guardian')
        return guardianAccountMail(dueAt, { settings: links.security(), family: links.family() });
      return by === 'owner'
        ? deletionScheduledMail(dueAt, links.security())
        : guardianDeletionMail(dueAt, links.security());
    },
    'deletion-cancelled': async ({ by = 'owner', role }) =>
      deletionCancelledMail({ by, isOfGuardian: role === 'guardian' }, links.security()),
    'deletion-done': async ({ role }) =>
      role === 'guardian' ? guardianAccountDoneMail() : deletionDoneMail(),
  } satisfies Partial<Composers>;
}
