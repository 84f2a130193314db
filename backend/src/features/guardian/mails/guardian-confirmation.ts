import type { MailContent } from '../../../lib/mail/layout';

/** To the guardian who approved; it carries the way back. */
export function guardianConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You approved the account of ${childName}`,
    paragraphs: [
      `Thank you. ${childName} can now use SKORA. Everything there is private; publishing anything needs your agreement again.`,
      'Keep this mail: with its link you can withdraw your agreement at any time.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: [
      'Opening the link changes nothing; the page asks first. It was not you who approved? Then please use it.',
    ],
  };
}
