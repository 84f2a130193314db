import type { GuardianRequest } from './api/read-request';

type Subject = GuardianRequest['subject'];

interface SubjectWords {
  question: (child: string) => string;
  lead: string;
  approve: (child: string) => string;
  decline: (child: string) => string;
  withdraw: string;
  approved: (child: string) => string;
  declined: (child: string) => string;
  withdrawn: (child: string) => string;
}

const SUBJECT_WORDS: Readonly<Record<Subject, SubjectWords>> = {
  account: {
    question: (child) => `May ${child} have a SKORA account?`,
    lead: 'SKORA is where football players keep their profile and their numbers. Players of this age need the agreement of a parent or guardian.',
    approve: (child) => `Approve the account of ${child}?`,
    decline: (child) => `Decline the account of ${child}?`,
    withdraw:
      'The account closes until you approve again, or until the player is old enough in their country to decide alone. What is saved in it stays, private. Sharing a CV needs your agreement again too.',
    approved: (child) =>
      `${child} can use SKORA now. We send you a confirmation; the link in it takes your approval back at any time.`,
    declined: (child) =>
      `${child} cannot use the account and is told so by email. Nothing is public. If you change your mind, ${child} can ask you again. Once ${child} is old enough in their country to decide alone, the account opens without your agreement, and we tell you.`,
    withdrawn: (child) =>
      `The account of ${child} is closed for now and ${child} is told so by email. What was saved stays private. It opens again when you approve again, or once ${child} is old enough in their country to decide alone. We tell you then.`,
  },
  publishing: {
    question: (child) => `May ${child} share a football CV?`,
    lead: 'SKORA is where football players keep their profile and their numbers. Under 18 nobody sees them unless a parent or guardian agrees.',
    approve: (child) => `Agree that ${child} shares the CV?`,
    decline: (child) => `Decline that ${child} shares the CV?`,
    withdraw: 'Every link to the CV stops working at once. The account itself stays open, private.',
    approved: (child) =>
      `Your agreement counts in 24 hours. Then ${child} can make links to the CV. We send you a confirmation; the link in it takes your agreement back at any time, and every link with it.`,
    declined: (child) =>
      `The CV stays private and ${child} is told so by email. The account works as before. If you change your mind, ${child} can ask you again.`,
    withdrawn: (child) =>
      `Every link to the CV of ${child} has stopped working, and ${child} is told so by email. New ones need your agreement again.`,
  },
  push: {
    question: (child) => `May ${child} get messages on devices?`,
    lead: 'SKORA can send short messages to a phone or computer. Under 18, a parent or guardian has to agree.',
    approve: (child) => `Agree that ${child} gets messages on devices?`,
    decline: (child) => `Decline messages on devices for ${child}?`,
    withdraw: 'No device gets messages any more. Everything else stays as it is.',
    approved: (child) =>
      `${child} can switch messages on now, on each device. We send you a confirmation; the link in it takes your agreement back.`,
    declined: (child) => `No device of ${child} gets messages. Everything else stays as it is.`,
    withdrawn: (child) => `No device of ${child} gets messages any more, and ${child} is told so by email.`,
  },
  showcase: {
    question: (child) => `May ${child} take part in this showcase?`,
    lead: 'A showcase is a day when clubs can watch players. A place does not promise that a club is interested. Under 18, a parent or guardian has to agree.',
    approve: (child) => `Agree that ${child} takes part?`,
    decline: (child) => `Decline the place of ${child}?`,
    withdraw:
      'The place, or the one on the waiting list, goes to another player. The account and the CV stay as they are.',
    approved: (child) =>
      `We have told ${child} and send you a confirmation. The link in it takes your agreement back, and the place with it.`,
    declined: (child) =>
      `${child} is off the list of this event and is told so by email. If you change your mind, ${child} can ask you again while registration is open.`,
    withdrawn: (child) => `${child} is off the list of this event, and is told so by email.`,
  },
};

/** Of an account whose player is old enough in the country to have it without an agreement. */
const DECIDES_ALONE: SubjectWords = {
  ...SUBJECT_WORDS.account,
  lead: 'SKORA is where football players keep their profile and their numbers. This player is old enough in their country to decide alone, so the account is open whatever you answer.',
  withdraw:
    'The player is old enough in their country to decide alone, so the account stays open, private. Every link to the CV stops working at once, and no device gets messages. Both need your agreement again.',
  declined: (child) =>
    `${child} is old enough in their country to decide alone, so the account is open without your agreement. ${child} is told so by email. Nothing is shown to others unless a parent or guardian agrees.`,
  withdrawn: (child) =>
    `${child} is told so by email. ${child} is old enough in their country to decide alone, so the account stays open, private. Links to the CV have stopped working and no device gets messages: both need your agreement again.`,
};

/** The words of the page for what a guardian decides. */
export function subjectWords({
  subject,
  decidesAlone,
}: Pick<GuardianRequest, 'subject' | 'decidesAlone'>): SubjectWords {
  return subject === 'account' && decidesAlone ? DECIDES_ALONE : SUBJECT_WORDS[subject];
}
