import { SUPPORT_ADDRESS, TOPICS } from './topics';

/** What the form holds, as typed. */
export interface ContactMessage {
  topic: string;
  name: string;
  email: string;
  message: string;
}

/** A field's problem in words, by field. */
export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** Shortest and longest message, in characters. */
export const MESSAGE_LENGTH = { min: 20, max: 2000 } as const;

const NAME_MAX = 100;
const EMAIL_MAX = 254;

/** Checks what was typed. An empty object means it can be sent. */
export function contactProblems(typed: ContactMessage): ContactProblems {
  const problems: ContactProblems = {};
  const name = typed.name.trim();
  const email = typed.email.trim();
  const { length } = typed.message.trim();
  if (!TOPICS.some(({ value }) => value === typed.topic)) problems.topic = 'Choose a topic.';
  if (name === '') problems.name = 'Tell us your name. A first name is enough.';
  else if (name.length > NAME_MAX) problems.name = `Use ${NAME_MAX} characters at most.`;
  if (email === '') problems.email = 'Tell us where to answer.';
  else if (email.length > EMAIL_MAX || !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) {
    problems.email = 'Enter an address like name@example.com.';
  }
  if (length < MESSAGE_LENGTH.min) problems.message = `Write at least ${MESSAGE_LENGTH.min} characters.`;
  else if (length > MESSAGE_LENGTH.max) problems.message = `Use ${MESSAGE_LENGTH.max} characters at most.`;
  return problems;
}

function topicLabel(topic: string): string {
  return TOPICS.find(({ value }) => value === topic)?.label ?? topic;
}

/** The text of the mail, as the visitor's mail program will show it. */
export function composeText({ name, email, message }: ContactMessage): string {
  return `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
}

/** A `mailto:` address with subject and text filled in. */
export function composeMailto(typed: ContactMessage): string {
  const subject = encodeURIComponent(`SKORA: ${topicLabel(typed.topic)}`);
  const body = encodeURIComponent(composeText(typed).replaceAll('\n', '\r\n'));
  return `mailto:${SUPPORT_ADDRESS}?subject=${subject}&body=${body}`;
}
