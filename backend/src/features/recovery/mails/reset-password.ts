import type { MailContent } from '../../../lib/mail/layout';

/** To somebody who forgot the password. */
export function resetPasswordMail(url: string): MailContent {
  return {
    subject: 'Choose a new password',
    paragraphs: ['Somebody asked for a new password for the SKORA account with this address.'],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works once and for about an hour. When you use it, all devices are signed out.',
      'It was not you? Then ignore this mail: your password stays as it is.',
    ],
  };
}
