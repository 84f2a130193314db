import type { MailContent } from '../../../lib/mail/layout';

/** The last mail of all. */
export function deletionDoneMail(): MailContent {
  return {
    subject: 'Your account was deleted',
    paragraphs: [
      'Your SKORA account and what belonged to it are gone: sign-in, profile, test results, weekly stats, picture and newsletter entry.',
      'This is the last mail about it. Good luck on the pitch.',
    ],
  };
}
