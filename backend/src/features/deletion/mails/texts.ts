import type { MailContent } from '../../../lib/mail/layout';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** To the owner of an account that will be deleted. */
export function deletionScheduledMail(dueAt: number, settingsUrl: string): MailContent {
  return {
    subject: 'Your account will be deleted',
    paragraphs: [
      `As you asked, your SKORA account will be deleted after ${format.format(dueAt)} (UTC): sign-in, profile, test results, weekly stats, picture and newsletter entry. Nobody can bring them back then.`,
      'Nobody sees your clips or a CV you shared from now on, and you are not on the player map any more. You changed your mind? Until then you can cancel it in your settings: clips and CV are back, and the map shows you when you join it again.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    notes: ['It was not you? Cancel the deletion, sign out everywhere and choose a new password.'],
  };
}

/** To the owner of an account that stays. */
export function deletionCancelledMail(settingsUrl: string): MailContent {
  return {
    subject: 'Your account stays',
    paragraphs: ['The deletion of your SKORA account was cancelled. Nothing was removed.'],
    action: { label: 'Open my settings', url: settingsUrl },
    notes: ['It was not you? Sign out everywhere and choose a new password.'],
  };
}

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
