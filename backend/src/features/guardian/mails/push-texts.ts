import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';

/** To the guardian who agreed to messages on the player's devices; it carries the way back. */
export function pushConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You agreed to messages for ${childName}`,
    paragraphs: [
      `Thank you. ${childName} can now switch on short messages from SKORA on a phone or computer. None comes between 21:00 and 08:00.`,
      'Please keep this email: with its link you can withdraw your agreement at any time. No device gets messages any more then.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: ['Opening the link changes nothing: the page asks you first.'],
    why: 'You get this email because somebody agreed to this in a parent account with this email address. If it was not you, please withdraw the agreement.',
  };
}

const TEXTS = {
  approved: {
    subject: 'You may get messages on your phone',
    paragraphs: [
      'Your parent or guardian agreed that we send you short messages on your phone or computer. None comes until you switch them on, on each device, and none between 21:00 and 08:00.',
    ],
  },
  revoked: {
    subject: 'You get no more messages on your phone',
    paragraphs: [
      'Your parent or guardian withdrew their agreement, so we send no more messages to your phone or computer. You still read everything on the page of your notifications.',
    ],
  },
} as const;

/** To the player, after the guardian decided about messages on the player's devices. */
export function pushDecisionMail(decision: keyof typeof TEXTS, url: string): MailContent {
  const { subject, paragraphs } = TEXTS[decision];
  return {
    ...{ subject, paragraphs: [...paragraphs] },
    action: { label: 'Open my notifications', url },
    why: TO_ACCOUNT,
  };
}
