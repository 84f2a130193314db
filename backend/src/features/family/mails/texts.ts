import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import type { FamilyLink } from '../domain/family-bond';

/** To a parent or guardian whom a player invites. */
export function inviteGuardianMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} invites you to see what they share on SKORA`,
    paragraphs: [
      `${childName} keeps a football profile on SKORA and named you as their parent or guardian.`,
      'With a free parent account you see what others can see of this player, and answer questions in one place. You see no messages and nothing about health.',
      'Make the account with exactly this email address. The page then shows the invitation, and you accept or decline it there.',
    ],
    action: { label: 'Open your family page', url },
    notes: ['The invitation ends after 7 days.'],
    why: `You get this email because ${childName} gave us your email address. If you do not know this player, please ignore this email.`,
  };
}

/** To a player whom a parent or guardian invites. Nobody but a family member should be accepted, so it says whose address it is. */
export function invitePlayerMail(
  { guardianName, guardianEmail }: Pick<FamilyLink, 'guardianName' | 'guardianEmail'>,
  url: string,
): MailContent {
  return {
    subject: 'Is this your parent or guardian?',
    paragraphs: [
      `${guardianName} with the address ${guardianEmail} asks to be linked with your SKORA account as your parent or guardian.`,
      'If you accept, they see what others can see of you: your CV as your links show it, your clips there and your places at showcases. They never see your messages, how you slept or felt, or your weight.',
      'Accept only if you are sure that this is your parent or guardian. If it is anybody else, decline and tell an adult you trust.',
    ],
    action: { label: 'Accept or decline', url },
    notes: ['The invitation ends after 7 days.'],
    why: TO_ACCOUNT,
  };
}

/** To a player, once somebody sees more of the account. */
export function linkedMail(guardianEmail: string, url: string): MailContent {
  return {
    subject: 'Your account is linked with your parent or guardian',
    paragraphs: [
      `${guardianEmail} now sees what others can see of you. You can end this in your settings at any time.`,
    ],
    action: { label: 'Open my settings', url },
    why: TO_ACCOUNT,
  };
}
