import { UnknownMailKind, type MailKind, type OutboxMail } from '../lib/mail/outbox-mail';
import type { MailPurpose } from '../lib/mail/suppression/suppression';

/** What a mail of each kind is for. */
const PURPOSES: Readonly<Record<MailKind, MailPurpose>> = {
  // Needed: these also go to an address that has called a mail of ours spam, or whose mailbox was full a moment ago.
  // Somebody is waiting for the link.
  'verify-email': 'needed',
  'reset-password': 'needed',
  'email-change': 'needed',
  'newsletter-leave': 'needed',
  // Warn the owner of an account that somebody is taking it over, or away.
  'email-change-notice': 'needed',
  'family-linked': 'needed',
  'guardian-confirmation': 'needed',
  'deletion-scheduled': 'needed',
  'deletion-cancelled': 'needed',
  // The law wants these told: what was bought, renewed or withdrawn from, and why an account or a clip was shut.
  'plan-changed': 'needed',
  'plan-account-ended': 'needed',
  'plan-account-leaving': 'needed',
  'withdrawal-confirmed': 'needed',
  'account-decision': 'needed',
  'clip-decision': 'needed',

  // A message about safeguarding does not stop because somebody there has pressed "spam", or a mailbox was full.
  'contact-message': 'operator',
  'clip-review': 'operator',
  'contact-review': 'operator',

  'deletion-done': 'last',

  'guardian-request': 'notice',
  'guardian-decision': 'notice',
  'account-of-age': 'notice',
  'publish-request': 'notice',
  'publish-confirmation': 'notice',
  'publish-decision': 'notice',
  'push-confirmation': 'notice',
  'push-decision': 'notice',
  'showcase-request': 'notice',
  'showcase-confirmation': 'notice',
  'showcase-decision': 'notice',
  'showcase-place': 'notice',
  'showcase-place-ended': 'notice',
  'contact-proof': 'notice',
  'contact-delivery': 'notice',
  'contact-address': 'notice',
  'contact-accepted': 'notice',
  'contact-receipt': 'notice',
  'weekly-summary': 'notice',
  'weekly-family': 'notice',
  'parent-payment-request': 'notice',
  'confirmation-request': 'notice',
  'confirmation-approval': 'notice',
  'confirmation-decision': 'notice',
  'family-invitation': 'notice',
  // A stranger can ask for a confirmation in the reader's name.
  'newsletter-confirmation': 'notice',
  'newsletter-known': 'notice',
};

/**
 * What a mail is for: it decides whether a complaint or a soft bounce withholds it.
 *
 * @throws UnknownMailKind for a mail of a newer release, which alone knows what it is for
 */
export function purposeOf({ kind }: OutboxMail): MailPurpose {
  if (!Object.hasOwn(PURPOSES, kind)) throw new UnknownMailKind();
  return PURPOSES[kind];
}
