import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The card of a parent pays for a plan of the child's account, which stays. */
const PLAN_GOES_ON = 'A plan you pay for goes on until you cancel it';
const HAD_ACCOUNT = 'You get this email because the account had this email address.';

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
      'Talk about it together. Until that date they can cancel it, and if you turn 18 before it you can. You can download your data in the settings.',
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    why: TO_ACCOUNT,
  };
}

/** To a parent or guardian whose own account will be deleted. */
export function guardianAccountMail(
  dueAt: number,
  { settings, family }: { settings: string; family: string },
): MailContent {
  return {
    subject: 'Your account will be deleted',
    preheader: `We delete it after ${format.format(dueAt)} (UTC). Until then you can cancel that in your settings.`,
    paragraphs: [
      `As you asked, we will delete your SKORA account after ${format.format(dueAt)} (UTC), with your login, the links by invitation between you and your child, contact requests you wrote, your messages to us and your newsletter subscription. After that, nobody can bring them back.`,
      'The account of your child stays, and so does what you agreed to: the links in our emails keep working.',
      'If you change your mind, cancel the deletion in your settings before that date.',
    ],
    items: [{ title: 'Your family', text: `${PLAN_GOES_ON}.`, url: family }],
    action: { label: 'Open my settings', url: settings },
    notes: [
      'If you did not ask for this, cancel the deletion, log out everywhere and choose a new password.',
    ],
    why: TO_ACCOUNT,
  };
}

interface Kept {
  /** Who cancelled the deletion. */
  by: 'owner' | 'guardian';
  /** The account is a guardian's own. */
  isOfGuardian: boolean;
}

/** To the owner of an account that stays. */
export function deletionCancelledMail({ by, isOfGuardian }: Kept, settingsUrl: string): MailContent {
  const who =
    by === 'guardian'
      ? 'Your parent or guardian cancelled the deletion of your SKORA account.'
      : 'The deletion of your SKORA account was cancelled.';
  return {
    subject: 'Your account will not be deleted',
    paragraphs: [
      `${who} Your login and everything you entered are still there.`,
      ...(isOfGuardian
        ? []
        : [
            'If you were on the player map or had a place at a showcase: these do not come back by themselves. You can join the map and ask for a place again.',
          ]),
    ],
    action: { label: 'Open my settings', url: settingsUrl },
    ...(by === 'owner' && { notes: ['If it was not you, log out everywhere and choose a new password.'] }),
    why: TO_ACCOUNT,
  };
}

/** The last mail to a parent or guardian whose own account was deleted. */
export function guardianAccountDoneMail(): MailContent {
  return {
    subject: 'Your account was deleted',
    preheader: 'We deleted your login and what belonged to your account. The account of your child stays.',
    paragraphs: [
      'We deleted your SKORA account and what belonged to it: your login, links by invitation, contact requests you wrote, your messages to us and your newsletter subscription. The account of your child stays.',
      `${PLAN_GOES_ON}: the link in our emails about the plan leads there.`,
      'This is our last email about your account.',
    ],
    why: HAD_ACCOUNT,
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
    why: `${HAD_ACCOUNT} There is nothing you need to do.`,
  };
}
