import type { MailContent } from '../../../lib/mail/layout';

/** To a parent or guardian: a child asks to have an account. */
export function guardianRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} asks for your agreement`,
    paragraphs: [
      `${childName} made an account on SKORA, a site where football players keep their profile and their training data, and named you as parent or guardian.`,
      'Because of the player’s age the account stays closed until you agree. The page behind the link says what we would keep and lets you approve or decline.',
    ],
    action: { label: 'Read and decide', url },
    notes: [
      'The link works for 7 days and for one decision. Opening it decides nothing.',
      'You do not know this player? Then decline, or ignore this mail: the account stays closed.',
    ],
  };
}

/** To the guardian who approved; it carries the way back. */
export function guardianConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You approved the account of ${childName}`,
    paragraphs: [
      `Thank you. ${childName} can now use SKORA. Everything there is private; publishing anything needs your agreement again.`,
      'Keep this mail: with its link you can withdraw your agreement at any time.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: [
      'Opening the link changes nothing; the page asks first. It was not you who approved? Then please use it.',
    ],
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
      'Your parent or guardian did not approve your SKORA account, so it stays closed. Talk about it together: you can ask again, or delete the account in the settings.',
    ],
  },
  revoked: {
    subject: 'Your account is closed for now',
    paragraphs: [
      'Your parent or guardian withdrew the agreement to your SKORA account. What you entered is still there, and only you can see it, but it cannot be changed for now.',
      'You can ask again. In the settings you can take your data with you or delete the account.',
    ],
  },
};

/** To the player, after the guardian decided. */
export function guardianDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...ACCOUNT_TEXTS[decision], action: { label: 'Open SKORA', url } };
}

/** To a parent or guardian: the player wants to share the CV. */
export function publishRequestMail(childName: string, url: string): MailContent {
  return {
    subject: `${childName} would like to share a football CV`,
    paragraphs: [
      `${childName} keeps a football profile on SKORA and would like to send it to scouts and coaches by a link. Under 18 that needs your agreement.`,
      'The page behind the button says what such a link can show and what it never shows. Without your agreement nothing is shown to anybody.',
    ],
    action: { label: 'Read and decide', url },
    notes: [
      'Opening the link decides nothing. It works for 7 days.',
      'You do not know this player? Then ignore this mail.',
    ],
  };
}

/** To the guardian who agreed that the CV is shared; it carries the way back. */
export function publishConfirmationMail(childName: string, url: string): MailContent {
  return {
    subject: `You agreed that ${childName} shares a football CV`,
    paragraphs: [
      `Thank you. ${childName} can now make links to the CV. Each of them ends by itself, after a year at the latest, and search engines are told to keep away.`,
      'Keep this mail: with its link you can withdraw your agreement at any time. Every link then stops working at once. On the same page you can switch contact requests on or off.',
    ],
    action: { label: 'Withdraw my agreement', url },
    notes: [
      'Opening the link changes nothing; the page asks first. It was not you who agreed? Then please use it.',
    ],
  };
}

const CV_TEXTS: Readonly<Record<GuardianDecision, { subject: string; paragraphs: string[] }>> = {
  approved: {
    subject: 'You may share your CV',
    paragraphs: [
      'Your parent or guardian agreed that you share your CV. You choose what each link shows, and you can end every link at any time.',
    ],
  },
  declined: {
    subject: 'Your CV stays private',
    paragraphs: [
      'Your parent or guardian did not agree that you share your CV, so only you can see it. Everything else works as before. Talk about it together: you can ask again.',
    ],
  },
  revoked: {
    subject: 'Your CV is private again',
    paragraphs: [
      'Your parent or guardian withdrew the agreement that you share your CV. All links to it stopped working. What you entered is still there, and only you can see it.',
    ],
  },
};

/** To the player, after the guardian decided about sharing the CV. */
export function publishDecisionMail(decision: GuardianDecision, url: string): MailContent {
  return { ...CV_TEXTS[decision], action: { label: 'Open the sharing page', url } };
}
