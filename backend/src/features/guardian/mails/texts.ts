import type { MailContent } from '../../../lib/mail/layout';
import { TO_ACCOUNT } from '../../../lib/mail/why';
import { SHARING_WAIT_HOURS } from '../../account';

/** To a parent or guardian: a child asks to have an account. */
export function guardianRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} asks for your agreement`,
    preheader: `${childName} made an account on SKORA and named you as their parent or guardian. It is closed and waits for your answer.`,
    paragraphs: [
      `${childName} made an account on SKORA, a website where football players keep their profile and their training data, and named you as their parent or guardian.`,
      'Because of the player’s age, the account stays closed until you agree, or until the player is old enough in their country to decide alone. The page behind the button says what we would save, and you can approve or decline there.',
    ],
    action: { label: 'Read and decide', url },
    notes: ['Opening the link decides nothing. It works for 7 days and for one decision.'],
    why: `You get this email because ${childName} gave us your email address. If you do not know this player, please decline.`,
  };
}

/** To the guardian who approved; it carries the way back. */
export function guardianConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You approved the account of ${childName}`,
    paragraphs: [
      `Thank you. ${childName} can now use SKORA. Everything there is private. Nothing is shown to others unless you agree to that separately.`,
      'Please keep this email: with its link you can withdraw your agreement at any time.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: ['Opening the link changes nothing: the page asks you first.'],
    why: 'You get this email because somebody approved the account with the link we sent to this email address. If it was not you, please withdraw the agreement.',
  };
}

export type GuardianDecision = 'approved' | 'declined' | 'revoked';

const ACCOUNT_TEXTS: Readonly<Record<GuardianDecision, { subject: string; paragraphs: string[] }>> = {
  approved: {
    subject: 'Your account is open',
    paragraphs: [
      'Your parent or guardian approved your SKORA account. You can fill in your profile now. Only you can see it.',
    ],
  },
  declined: {
    subject: 'Your account was not approved',
    paragraphs: [
      'Your parent or guardian did not approve your SKORA account, so it stays closed.',
      'Talk about it together. You can ask them again, or delete the account in the settings. Once you are old enough in your country to decide alone, it opens by itself.',
    ],
  },
  revoked: {
    subject: 'Your account is closed for now',
    paragraphs: [
      'Your parent or guardian withdrew their agreement to your SKORA account. What you entered is still there, and only you can see it, but you cannot change it for now.',
      'You can ask them again. Once you are old enough in your country to decide alone, it opens by itself. In the settings you can download your data or delete the account.',
    ],
  },
};

/** To the player, after the guardian decided. */
export function guardianDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...ACCOUNT_TEXTS[decision], action: { label: 'Open SKORA', url }, why: TO_ACCOUNT };
}

/** To a parent or guardian: the player wants to share the CV. */
export function publishRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} would like to share a football CV`,
    paragraphs: [
      `${childName} keeps a football profile on SKORA and would like to send it to scouts and coaches as a link. Under 18, that needs your agreement.`,
      'The page behind the button says what such a link can show and what it never shows. Without your agreement nothing is shown to anybody.',
    ],
    action: { label: 'Read and decide', url },
    notes: ['Opening the link decides nothing. It works for 7 days and for one decision.'],
    why: `You get this email because ${childName} named you as parent or guardian. If you do not know this player, please ignore this email: nothing is shown.`,
  };
}

/** To the guardian who agreed that the CV is shared; it carries the way back. */
export function publishConfirmationMail(childName: string, countsFrom: number, url: string): MailContent {
  const from = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    subject: `You agreed that ${childName} shares a football CV`,
    paragraphs: [
      `Thank you. Your agreement counts from ${from.format(countsFrom)} (UTC) on. Until then nobody sees anything, so there are ${SHARING_WAIT_HOURS} hours to think again, or to tell us that it was not you.`,
      `After that ${childName} can make links to the CV. Each link ends by itself after a year at the latest, and we tell search engines not to list it.`,
      'Please keep this email: with its link you can withdraw your agreement at any time. All links to the CV then stop working at once. On the same page you can switch contact requests on or off.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: ['Opening the link changes nothing: the page asks you first.'],
    why: 'You get this email because somebody agreed to this with the link we sent to this email address. If it was not you, please withdraw the agreement: nothing has been shown yet.',
  };
}

const CV_TEXTS: Readonly<Record<GuardianDecision, { subject: string; paragraphs: string[] }>> = {
  approved: {
    subject: 'You may share your CV',
    paragraphs: [
      `Your parent or guardian agreed that you may share your CV. The agreement counts ${SHARING_WAIT_HOURS} hours after they gave it, so that they can think again. The sharing page shows from when on.`,
      'Then you can make a link. You choose what each link shows, and you can end every link at any time.',
    ],
  },
  declined: {
    subject: 'Your CV stays private',
    paragraphs: [
      'Your parent or guardian did not agree that you may share your CV, so only you can see it. Everything else works as before.',
      'Talk about it together. You can ask them again.',
    ],
  },
  revoked: {
    subject: 'Your CV is private again',
    paragraphs: [
      'Your parent or guardian withdrew their agreement that you may share your CV. All links to it have stopped working. What you entered is still there, and only you can see it.',
    ],
  },
};

/** To the player, after the guardian decided about sharing the CV. */
export function publishDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...CV_TEXTS[decision], action: { label: 'Open the sharing page', url }, why: TO_ACCOUNT };
}
