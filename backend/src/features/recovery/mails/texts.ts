import type { MailContent } from '../../../lib/mail/layout';

/** To the address of a new account. */
export function verifyEmailMail(url: string): MailContent {
  return {
    subject: 'Verify your email address',
    paragraphs: [
      'Somebody signed up to SKORA with this email address. If it was you, please verify the address. Then you can always log in again if you forget your password.',
    ],
    action: { label: 'Verify my email', url },
    why: 'If you did not sign up to SKORA, please ignore this email. The address then stays unverified.',
  };
}

/** To somebody who forgot the password. */
export function resetPasswordMail(url: string): MailContent {
  return {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for the SKORA account with this email address. If it was you, choose one here.',
    ],
    action: { label: 'Choose a new password', url },
    notes: [
      'The link works once, for about an hour. When you save a new password, we log you out on all devices.',
    ],
    why: 'If it was not you, please ignore this email. Your password stays as it is.',
  };
}

/** To the new address: the change takes effect with this link. */
export function emailChangeMail(url: string): MailContent {
  return {
    subject: 'Verify your new email address',
    paragraphs: [
      'Somebody asked to use this email address for their SKORA account. If it was you, please verify the address. Only then do we change it.',
    ],
    action: { label: 'Verify this email', url },
    why: 'If it was not you, please ignore this email. Nothing changes.',
  };
}

/** To the current address, while it still counts. */
export function emailChangeNotice(newAddress: string, settingsUrl: string): MailContent {
  return {
    subject: 'Somebody asked to change your email address',
    paragraphs: [
      `Somebody who is logged in to your SKORA account asked to change its email address to ${newAddress}. It changes as soon as the new address is verified.`,
      'If it was you, there is nothing to do here.',
      'If it was not you, log out everywhere and choose a new password now.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    why: 'You get this email because this is the current email address of the account.',
  };
}
