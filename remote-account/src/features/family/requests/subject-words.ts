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
    means: 'The account stays closed until you agree.',
    agreement: 'Having an account',
    withdrawn:
      'If you withdraw it, the account closes until you approve again. What is saved in it stays, private.',
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
    means: 'The place is kept until you answer. Without an answer it goes to another player.',
    agreement: 'Taking part in a showcase',
    withdrawn:
      'If you withdraw it, the place goes to another player. The account and the CV stay as they are.',
  },
};

/** For what only a newer page knows. The text that is agreed to comes with the question. */
const OTHER_WORDS: SubjectWords = {
  question: (child) => `${child} asks for your agreement`,
  means: 'Read the whole text before you answer.',
  agreement: 'Another agreement',
  withdrawn: 'If you withdraw it, it does not count any more.',
};

export function subjectWords(subject: Subject): SubjectWords {
  return lookUp(SUBJECT_WORDS, subject, OTHER_WORDS);
}
