import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** To the owner of an account that will be deleted. */
export function deletionScheduledMail(dueAt: number, settingsUrl: string): MailContent {
  return {
    subject: 'Your account will be deleted',
    preheader: `We delete it after ${format.format(dueAt)} (UTC). Until then you can cancel that in your settings.`,
    paragraphs: [
      `As you asked, we will delete your SKORA account after ${format.format(dueAt)} (UTC), with your login, profile, test results, weekly stats, picture and newsletter subscription. After that, nobody can bring them back.`,
      'From now on, nobody sees your clips or the CV you shared, and you are not on the player map.',
      'If you change your mind, cancel the deletion in your settings before that date. Others can then see your clips and your CV again. If you want to be on the player map, please join it again.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    notes: [
      'If you did not ask for this, cancel the deletion, log out everywhere and choose a new password.',
    ],
    why: TO_ACCOUNT,
  };
}

/** To a player whose guardian asked for the deletion. */
export function guardianDeletionMail(dueAt: number, settingsUrl: string): MailContent {
  return {
    subject: 'Your parent or guardian asked us to delete your account',
    preheader: `We will do that after ${format.format(dueAt)} (UTC). Until then they can cancel it. Talk about it together.`,
    paragraphs: [
      `Your parent or guardian asked us to delete your SKORA account. We will do that after ${format.format(dueAt)} (UTC), with your login, profile, test results, weekly stats and picture. After that, nobody can bring them back.`,
      'From now on, nobody sees your clips or the CV you shared.',
      'Talk about it together. Until that date they can cancel it, and you can download your data in the settings.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    why: TO_ACCOUNT,
  };
}

/** To the owner of an account that stays. */
export function deletionCancelledMail(settingsUrl: string): MailContent {
  return {
    subject: 'Your account will not be deleted',
    paragraphs: ['The deletion of your SKORA account was cancelled. Nothing was deleted.'],
    action: { label: 'Open my settings', url: settingsUrl },
    notes: ['If it was not you, log out everywhere and choose a new password.'],
    why: TO_ACCOUNT,
  };
}

/** The last mail of all. */
export function deletionDoneMail(): MailContent {
  return {
    subject: 'Your account was deleted',
    paragraphs: [
      'We deleted your SKORA account and what belonged to it: your login, profile, test results, weekly stats, picture and newsletter subscription.',
      'This is our last email about it. Good luck on the pitch!',
    ],
    why: 'You get this email because the account had this email address. There is nothing you need to do.',
  };
}
