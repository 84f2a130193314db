import { BAD_EMAIL, emailProblem } from '@skora/kit';
import { parseTopic, type Topic } from './topics';

/** What the form holds, as typed. */
export interface ContactMessage {
  topic: Topic | '';
  name: string;
  email: string;
  message: string;
  /** A field that people do not see. */
  website: string;
  /** When the form appeared, milliseconds since 1970; a draft keeps it. */
  startedAt: number;
}

/** A field's problem in words, by field. */
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** Shortest and longest message, in characters. */
export const MESSAGE_LENGTH = { min: 20, max: 2000 } as const;

const NAME_MAX = 100;

/** What to do about a field that is wrong. */
/** Checks what was typed. An empty object means it can be sent. */
export function contactProblems(typed: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  const name = typed.name.trim();
  const email = typed.email.trim();
  const { length } = typed.message.trim();
  if (parseTopic(typed.topic) === '') problems.topic = 'Choose a topic.';
  if (name === '') problems.name = 'Tell us your name. A first name is enough.';
  else if (name.length > NAME_MAX) problems.name = `Use ${NAME_MAX} characters at most.`;
  if (email === '') problems.email = 'Enter your email address, so that we can answer.';
  else if (emailProblem(email)) problems.email = BAD_EMAIL;
  if (length < MESSAGE_LENGTH.min) problems.message = `Write at least ${MESSAGE_LENGTH.min} characters.`;
  else if (length > MESSAGE_LENGTH.max) problems.message = `Use ${MESSAGE_LENGTH.max} characters at most.`;
  return problems;
}
