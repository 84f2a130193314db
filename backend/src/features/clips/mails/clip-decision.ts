import type { MailContent } from '../../../lib/mail/layout';

/** To a player, when somebody decided about a clip. */
export function clipDecisionMail(
  { title, decision, reason }: { title: string; decision: 'hide' | 'restore'; reason: string },
  links: { clips: string; objection: string },
): MailContent {
  if (decision === 'restore') {
    return {
      subject: 'Your clip can be seen again',
      paragraphs: [`Somebody looked at your clip “${title}”. It can be seen by everybody you chose.`],
      quote: reason,
      action: { label: 'See your clips', url: links.clips },
    };
  }
  return {
    subject: 'We hid one of your clips',
    paragraphs: [
      `Your clip “${title}” can be seen by nobody but you: not in the gallery, not behind links to your CV. A person decided that, for this reason:`,
    ],
    quote: reason,
    action: { label: 'Object', url: links.objection },
    notes: [
      'You think that is wrong? Tell us why within six months. A person reads it, and answers within three working days. The clip stays with you; you can also remove it.',
      'Until we have cleared it up, new clips of yours are looked at before others see them.',
    ],
  };
}
