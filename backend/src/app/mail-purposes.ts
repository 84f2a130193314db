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
  'family-linked',
  'guardian-confirmation',
  'deletion-scheduled',
  'deletion-cancelled',
  // The law wants these told: what was bought, renewed or withdrawn from, and why an account or a clip was shut.
  'plan-changed',
  'withdrawal-confirmed',
  'account-decision',
  'clip-decision',
]);

/** A message about safeguarding does not stop because somebody there has pressed "spam", or a mailbox was full. */
const TO_OPERATOR: ReadonlySet<MailKind> = new Set<MailKind>([
  'contact-message',
  'clip-review',
  'contact-review',
]);

/** What a mail is for: it decides whether a complaint or a soft bounce withholds it. */
export function purposeOf({ kind }: OutboxMail): MailPurpose {
  if (kind === 'deletion-done') return 'last';
  if (TO_OPERATOR.has(kind)) return 'operator';
  return NEEDED.has(kind) ? 'needed' : 'notice';
}
