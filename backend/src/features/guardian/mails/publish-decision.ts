import type { MailContent } from '../../../lib/mail/layout';
import type { GuardianDecision } from './guardian-decision';

const TEXTS: Readonly<Record<GuardianDecision, { subject: string; paragraphs: string[] }>> = {
  approved: {
    subject: 'You may share your CV',
    paragraphs: [
      'Your parent or guardian agreed that you share your CV. You choose what each link shows, and you can end every link at any time.',
    ],
  },
  declined: {
    subject: 'Your CV stays private',
    paragraphs: [
      'Your parent or guardian did not agree that you share your CV, so only you can see it. Everything else works as before. Talk about it together: you can ask again.',
    ],
  },
  revoked: {
    subject: 'Your CV is private again',
    paragraphs: [
      'Your parent or guardian withdrew the agreement that you share your CV. All links to it stopped working. What you entered is still there, and only you can see it.',
    ],
  },
};

/** To the player, after the guardian decided about sharing the CV. */
export function publishDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...TEXTS[decision], action: { label: 'Open the sharing page', url } };
}
