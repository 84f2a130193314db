import type { MailContent } from '../../../lib/mail/layout';

/** To a parent or guardian: the player wants to share the CV. */
export function publishRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} would like to share a football CV`,
    paragraphs: [
      `${childName} keeps a football profile on SKORA and would like to send it to scouts and coaches by a link. Under 18 that needs your agreement.`,
      'The page behind the button says what such a link can show and what it never shows. Without your agreement nothing is shown to anybody.',
    ],
    action: { label: 'Read and decide', url },
    notes: [
      'Opening the link decides nothing. It works for 7 days.',
      'You do not know this player? Then ignore this mail.',
    ],
  };
}
