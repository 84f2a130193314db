import type { MailContent } from '../../../lib/mail/layout';

export type GuardianDecision = 'approved' | 'declined' | 'revoked';

const TEXTS: Readonly<Record<GuardianDecision, { subject: string; paragraphs: string[] }>> = {
  approved: {
    subject: 'Your account is open',
    paragraphs: [
      'Your parent or guardian approved your SKORA account. You can fill in your profile now. Only you can see it.',
    ],
  },
  declined: {
    subject: 'Your account was not approved',
    paragraphs: [
      'Your parent or guardian did not approve your SKORA account, so it stays closed. Talk about it together: you can ask again, or delete the account in the settings.',
    ],
  },
  revoked: {
    subject: 'Your account is closed for now',
    paragraphs: [
      'Your parent or guardian withdrew the agreement to your SKORA account. What you entered is still there, and only you can see it, but it cannot be changed for now.',
      'You can ask again. In the settings you can take your data with you or delete the account.',
    ],
  },
};

/** To the player, after the guardian decided. */
export function guardianDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...TEXTS[decision], action: { label: 'Open SKORA', url } };
}
