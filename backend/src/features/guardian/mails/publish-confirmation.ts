import type { MailContent } from '../../../lib/mail/layout';

/** To the guardian who agreed that the CV is shared; it carries the way back. */
export function publishConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You agreed that ${childName} shares a football CV`,
    paragraphs: [
      `Thank you. ${childName} can now make links to the CV. Each of them ends by itself, after a year at the latest, and search engines are told to keep away.`,
      'Keep this mail: with its link you can withdraw your agreement at any time. Every link then stops working at once.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: [
      'Opening the link changes nothing; the page asks first. It was not you who agreed? Then please use it.',
    ],
  };
}
