/** What a guardian decides about. */
export type Subject = 'account' | 'publishing' | 'push' | 'showcase';

interface SubjectWords {
  question: (child: string) => string;
  lead: string;
  approved: (child: string) => string;
  declined: (child: string) => string;
  withdraw: string;
  withdrawn: (child: string) => string;
}

const WORDS: Readonly<Record<Subject, SubjectWords>> = {
  account: {
    question: (child) => `May ${child} have a SKORA account?`,
    lead: 'SKORA is where football players keep their profile and their numbers. Players of this age need the agreement of a parent or guardian.',
    approved: (child) => `${child} can use SKORA now.`,
    declined: (child) =>
      `${child} cannot use the account and is told so by email. Nothing is public. ${child} can ask you again. Once ${child} is old enough in their country to decide alone, the account opens without your agreement, and we tell you.`,
    withdraw:
      'The account closes until you approve again, or until the player is old enough in their country to decide alone. What is saved in it stays, private.',
    withdrawn: (child) => `The account of ${child} is closed for now and ${child} is told so by email.`,
  },
  publishing: {
    question: (child) => `May ${child} share a football CV?`,
    lead: 'SKORA is where football players keep their profile and their numbers. Under 18 nobody sees them unless a parent or guardian agrees.',
    approved: (child) => `Your agreement counts in 24 hours. Then ${child} can make links to the CV.`,
    declined: (child) =>
      `The CV stays private and ${child} is told so by email. The account works as before.`,
    withdraw: 'Every link to the CV stops working at once. The account itself stays open, private.',
    withdrawn: (child) => `Every link to the CV of ${child} has stopped working.`,
  },
  push: {
    question: (child) => `May ${child} get messages on devices?`,
    lead: 'SKORA can send short messages to a phone or computer. Under 18, a parent or guardian has to agree.',
    approved: (child) => `${child} can switch messages on now, on each device.`,
    declined: (child) => `No device of ${child} gets messages. Everything else stays as it is.`,
    withdraw: 'No device gets messages any more. Everything else stays as it is.',
    withdrawn: (child) => `No device of ${child} gets messages any more.`,
  },
  showcase: {
    question: (child) => `May ${child} take part in this showcase?`,
    lead: 'A showcase is a day when clubs can watch players. A place does not promise that a club is interested. Under 18, a parent or guardian has to agree.',
    approved: (child) => `We have told ${child} that you agree.`,
    declined: (child) => `${child} is off the list of this event and is told so by email.`,
    withdraw:
      'The place, or the one on the waiting list, goes to another player. The account and the CV stay as they are.',
    withdrawn: (child) => `${child} is off the list of this event, and is told so by email.`,
  },
};

/** Of an account whose player is old enough in the country to have it without an agreement. */
const DECIDES_ALONE: SubjectWords = {
  ...WORDS.account,
  lead: 'SKORA is where football players keep their profile and their numbers. This player is old enough in their country to decide alone, so the account is open whatever you answer.',
  declined: (child) =>
    `${child} is old enough in their country to decide alone, so the account is open without your agreement. ${child} is told so by email.`,
  withdraw:
    'The player is old enough in their country to decide alone, so the account stays open, private. Every link to the CV stops working at once, and no device gets messages. Both need your agreement again.',
  withdrawn: (child) =>
    `${child} is told so by email. ${child} is old enough in their country to decide alone, so the account stays open, private. Links to the CV have stopped working and no device gets messages.`,
};

/** What is asked, as far as its words depend on it. */
export interface Matter {
  subject: Subject;
  /** A backend of before does not tell. */
  decidesAlone?: boolean;
}

/** What each answer means, in a sentence or two; the page with scripts says more. */
export function subjectWords({ subject, decidesAlone = false }: Matter): SubjectWords {
  return subject === 'account' && decidesAlone ? DECIDES_ALONE : WORDS[subject];
}

export const SUBJECTS = Object.keys(WORDS);

const DEAD = 'This link no longer works';

/** Why a guardian’s link cannot be used, by what the backend calls it. */
export const CLOSED: Readonly<Record<string, { title: string; lead: string }>> = {
  'link-used': {
    title: DEAD,
    lead: 'It has been answered already. If you approved and want to take that back, use the link in the confirmation email. If you declined and have changed your mind, the player can ask you again.',
  },
  'link-expired': {
    title: DEAD,
    lead: 'A question can be answered for 7 days. The player can ask you again from the page of the account.',
  },
  'link-replaced': {
    title: DEAD,
    lead: 'The player has asked again since. Use the link in the newest email.',
  },
  'player-grown': {
    title: 'The player is 18 now',
    lead: 'From 18 on, players decide alone about their account, their CV and contact requests. Your agreement is no longer needed.',
  },
};

export const UNKNOWN = {
  title: DEAD,
  lead: 'We do not know it. Copy the whole link out of the newest email and open it again. If that does not help, the player can send you a new email.',
};
