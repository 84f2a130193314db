import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import type { EventFacts } from '../../showcase-places';
import type { GuardianDecision } from './texts';

/** When and where, in one sentence. */
function describeEvent({ venue, city, startsAt, timeZone }: EventFacts): string {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${date.format(startsAt)} (${timeZone}), ${venue}, ${city}.`;
}

/** To a parent or guardian: the player wants to take part in a showcase. */
export function showcaseRequestMail(childName: string, event: EventFacts, url: string): MailContent {
  return {
    subject: `${childName} would like to take part in a showcase`,
    paragraphs: [
      `${childName} asked for a place at “${event.title}”, a day when clubs can watch players. Under 18, that needs your agreement.`,
      describeEvent(event),
      'The place, or the one on the waiting list when the event is full, is kept until you answer, for 7 days at most. After that it goes to another player. The page behind the button says what you agree to.',
    ],
    action: { label: 'Read and decide', url },
    notes: ['Opening the link decides nothing. It works for one decision.'],
    why: `You get this email because ${childName} named you as parent or guardian. If you do not know this player, please ignore this email: the place ends by itself.`,
  };
}

/** To the guardian who agreed to a showcase; it carries the way back. */
export function showcaseConfirmationMail(childName: string, event: EventFacts, url: string): MailContent {
  return {
    subject: `You agreed that ${childName} takes part in a showcase`,
    preheader: `It is about “${event.title}”. Please keep this email: with its link you can withdraw your agreement.`,
    paragraphs: [
      `Thank you. It is about “${event.title}”.`,
      describeEvent(event),
      'Please keep this email: with its link you can withdraw your agreement. The place, or the one on the waiting list, then goes to another player.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: ['Opening the link changes nothing: the page asks you first.'],
    why: 'You get this email because somebody agreed to this with the link we sent to this email address, or in a parent account with it. If it was not you, please withdraw the agreement.',
  };
}

const TEXTS: Readonly<Record<GuardianDecision | 'expired', { subject: string; paragraph: string }>> = {
  approved: {
    subject: 'Your parent or guardian agreed to the showcase',
    paragraph:
      'Your parent or guardian agreed. The page of the showcases says if you have a place or are on the waiting list.',
  },
  declined: {
    subject: 'Your parent or guardian did not agree to the showcase',
    paragraph:
      'Your parent or guardian did not agree, so you are off the list of this event. Talk about it together. You can ask them again.',
  },
  revoked: {
    subject: 'You are off the list of a showcase',
    paragraph: 'Your parent or guardian withdrew their agreement, so you are off the list of this event.',
  },
  expired: {
    subject: 'Your question about the showcase has ended',
    paragraph:
      'Your parent or guardian did not answer in time, so you are off the list of this event. While registration is open, you can ask again.',
  },
};

/** To the player, after the guardian decided, or did not. */
export function showcaseDecisionMail(
  decision: GuardianDecision | 'expired',
  event: EventFacts,
  url: string,
): MailContent {
  const { subject, paragraph } = TEXTS[decision];
  return {
    subject,
    paragraphs: [`It is about “${event.title}”. ${paragraph}`, describeEvent(event)],
    action: { label: 'See the showcases', url },
    why: TO_ACCOUNT,
  };
}
