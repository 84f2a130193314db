import type { MailKind, OutboxMail } from '../lib/mail/outbox-mail';
import type { MailPurpose } from '../lib/mail/suppression/suppression';

/** What also goes to an address that has called a mail of ours spam, or whose mailbox was full a moment ago. */
const NEEDED: ReadonlySet<MailKind> = new Set<MailKind>([
  // Somebody is waiting for the link.
  'verify-email',
  'reset-password',
  'email-change',
  'newsletter-leave',
  // Warn the owner of an account that somebody is taking it over, or away.
  'email-change-notice',
  'deletion-scheduled',
  // The law wants these told: that a purchase was withdrawn from, and why an account or a clip was shut.
  'withdrawal-confirmed',
  'account-decision',
  'clip-decision',
  // To the operator: a message about safeguarding does not stop because somebody there has pressed "spam".
  'contact-message',
  'clip-review',
  'contact-review',
]);

/** What a mail is for: it decides whether a complaint or a soft bounce withholds it. */
export function purposeOf({ kind }: OutboxMail): MailPurpose {
  if (kind === 'deletion-done') return 'last';
  return NEEDED.has(kind) ? 'needed' : 'notice';
}
