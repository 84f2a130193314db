import type { MailContent } from '../../../lib/mail/layout';

/** To the owner of an account that stays. */
export function deletionCancelledMail(settingsUrl: string): MailContent {
  return {
    subject: 'Your account stays',
    paragraphs: ['The deletion of your SKORA account was cancelled. Nothing was removed.'],
    action: { label: 'Open my settings', url: settingsUrl },
    notes: ['It was not you? Sign out everywhere and choose a new password.'],
  };
}
