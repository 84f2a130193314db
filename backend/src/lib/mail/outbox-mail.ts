import type { ContactTopic } from '../../features/contact/contact-topic';
import type { PaidTier } from '../../features/pricing/plans';
import type { Interval } from '../../features/pricing/price-key';

interface Addressed {
  to: string;
  /** Whose account the mail is about; `null` when there is none, or none any more. */
  uid: string | null;
}

interface AboutOwnAccount extends Addressed {
  uid: string;
}

export interface GuardianMail extends AboutOwnAccount {
  /** The request the mail belongs to; a later request makes it void. */
  requestId: string;
  /** First name and initial. */
  childName: string;
}

interface NewsletterMail extends Addressed {
  /** The key of the address. */
  key: string;
}

/** The numbers and the coach are in the store under the request, and nowhere in the outbox. */
interface ConfirmationMail extends AboutOwnAccount {
  requestId: string;
}

/** Title, reports and reasons are in the store, and nowhere in the outbox. */
interface ClipMail extends AboutOwnAccount {
  slot: number;
}

/** The reason is in the account's audit log, and nowhere in the outbox. */
interface AccountDecisionMail extends AboutOwnAccount {
  decision: 'suspend' | 'restore';
  /** Id in the audit log. */
  entry: string;
}

interface ContactMail extends Addressed {
  /** The message is in the store under its ticket, and nowhere in the outbox. */
  ticket: string;
}

/**
 * A mail that is due, as the outbox keeps it. Links are made when it is delivered, so no code or token ever
 * rests in the store.
 */
export type OutboxMail =
  | (AboutOwnAccount & { kind: 'verify-email' })
  | (Addressed & { kind: 'reset-password' })
  | (AboutOwnAccount & { kind: 'email-change'; from: string })
  | (AboutOwnAccount & { kind: 'email-change-notice'; newAddress: string })
  | (GuardianMail & { kind: 'guardian-request' })
  | (GuardianMail & { kind: 'guardian-confirmation' })
  | (GuardianMail & { kind: 'publish-request' })
  | (GuardianMail & { kind: 'publish-confirmation' })
  | (AboutOwnAccount & {
      kind: 'guardian-decision' | 'publish-decision';
      decision: 'approved' | 'declined' | 'revoked';
    })
  | (AboutOwnAccount & { kind: 'deletion-scheduled'; dueAt: number })
  | (AboutOwnAccount & { kind: 'deletion-cancelled' })
  | (AccountDecisionMail & { kind: 'account-decision' })
  | (GuardianMail & { kind: 'parent-payment-request'; plan: PaidTier; interval: Interval })
  | (NewsletterMail & { kind: 'newsletter-confirmation' | 'newsletter-known' | 'newsletter-leave' })
  | (AboutOwnAccount & { kind: 'withdrawal-confirmed'; requestedAt: number })
  | (ConfirmationMail & { kind: 'confirmation-request' | 'confirmation-approval' })
  | (AboutOwnAccount & { kind: 'confirmation-decision'; confirmed: number; declined: number })
  | (AboutOwnAccount & { kind: 'showcase-place'; showcase: string })
  | (ClipMail & { kind: 'clip-review' })
  | (ClipMail & { kind: 'clip-decision'; decision: 'hide' | 'restore' })
  | (ContactMail & { kind: 'contact-message' })
  | (ContactMail & { kind: 'contact-receipt'; topic: ContactTopic })
  | (Addressed & { kind: 'deletion-done' });

export type MailKind = OutboxMail['kind'];
export type MailOf<Kind extends MailKind> = Extract<OutboxMail, { kind: Kind }>;
