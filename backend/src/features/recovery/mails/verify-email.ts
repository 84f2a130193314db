import type { MailContent } from '../../../lib/mail/layout';

/** To a new address: please show that it is yours. */
export function verifyEmailMail(url: string): MailContent {
  return {
    subject: 'Verify your e-mail address',
    paragraphs: [
      'A SKORA account was made with this address. Verify it, so that you can get back in if you ever lose your password.',
    ],
    action: { label: 'Verify my address', url },
    notes: ['You did not make an account? Then ignore this mail: nothing happens without the link.'],
  };
}
