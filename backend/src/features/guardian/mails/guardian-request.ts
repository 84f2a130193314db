import type { MailContent } from '../../../lib/mail/layout';

/** To a parent or guardian: a child asks to have an account. */
export function guardianRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} asks for your agreement`,
    paragraphs: [
      `${childName} made an account on SKORA, a site where football players keep their profile and their training data, and named you as parent or guardian.`,
      'Because of the player’s age the account stays closed until you agree. The page behind the link says what we would keep and lets you approve or decline.',
    ],
    action: { label: 'Read and decide', url },
    notes: [
      'The link works for 7 days and for one decision. Opening it decides nothing.',
      'You do not know this player? Then decline, or ignore this mail: the account stays closed.',
    ],
  };
}
