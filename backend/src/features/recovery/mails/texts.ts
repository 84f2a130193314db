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

/** To the new address: the change takes effect with this link. */
export function emailChangeMail(url: string): MailContent {
  return {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody asked to use this address for a SKORA account. It becomes the account’s address once you confirm it.',
    ],
    action: { label: 'Confirm this address', url },
    notes: ['It was not you? Then ignore this mail: nothing changes without the link.'],
  };
}

/** To the present address, while it still counts. */
export function emailChangeNotice(newAddress: string, settingsUrl: string): MailContent {
  return {
    subject: 'A new e-mail address was asked for',
    paragraphs: [
      `Somebody signed in to your SKORA account asked to change its address to ${newAddress}. It changes once the new address is confirmed.`,
      'It was you? Then there is nothing to do here.',
      'It was not you? Sign out everywhere and choose a new password now.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
  };
}
