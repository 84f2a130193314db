import { lookUp } from '@skora/shared/utils';
import type { GuardianRequest } from '../api/family-api';

type Subject = GuardianRequest['subject'];

interface SubjectWords {
  question: (child: string) => string;
  /** What a yes and a no mean, in one sentence each. */
  means: string;
  agreement: string;
  /** What happens after the agreement is taken back. */
  withdrawn: string;
}

/** The words for each thing a parent decides. */
const SUBJECT_WORDS: Readonly<Record<Subject, SubjectWords>> = {
  account: {
    question: (child) => `May ${child} have a SKORA account?`,
    means: 'The account is closed and waits for your answer.',
    agreement: 'Having an account',
    withdrawn:
      'If you withdraw it, the account closes until you approve again, or until the player is old enough in their country to decide alone. What is saved in it stays, private.',
  },
  publishing: {
    question: (child) => `May ${child} share a football CV?`,
    means: 'Without your agreement nobody else sees the CV.',
    agreement: 'Sharing the CV by links',
    withdrawn:
      'If you withdraw it, every link to the CV stops working at once. The account itself stays open, private.',
  },
  push: {
    question: (child) => `May ${child} get messages on devices?`,
    means: 'Without your agreement no device gets any.',
    agreement: 'Messages on devices',
    withdrawn: 'If you withdraw it, no device gets messages any more. Everything else stays as it is.',
  },
  showcase: {
    question: (child) => `May ${child} take part in this showcase?`,
    means:
      'The place, or the one on the waiting list, is kept until you answer. Without an answer it goes to another player.',
    agreement: 'Taking part in a showcase',
    withdrawn:
      'If you withdraw it, the place, or the one on the waiting list, goes to another player. The account and the CV stay as they are.',
  },
};

/** Of an account whose player is old enough in the country to have it without an agreement. */
const DECIDES_ALONE: SubjectWords = {
  ...SUBJECT_WORDS.account,
  means:
    'The player is old enough in their country to decide alone, so the account is open whatever you answer.',
  withdrawn:
    'The player is old enough in their country to decide alone. If you withdraw it, the account stays open, private. Links to the CV and messages on devices end, and need your agreement again.',
};

/** For what only a newer page knows. The text that is agreed to comes with the question. */
const OTHER_WORDS: SubjectWords = {
  question: (child) => `${child} asks for your agreement`,
  means: 'Read the whole text before you answer.',
  agreement: 'Another agreement',
  withdrawn: 'If you withdraw it, it does not count any more.',
};

export function subjectWords({
  subject,
  decidesAlone,
}: Pick<GuardianRequest, 'subject' | 'decidesAlone'>): SubjectWords {
  if (subject === 'account' && decidesAlone) return DECIDES_ALONE;
  return lookUp(SUBJECT_WORDS, subject, OTHER_WORDS);
}
