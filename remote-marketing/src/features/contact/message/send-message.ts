import { answerOf, api, bearer, Refusal } from '@skora/shared/api';
import { BAD_EMAIL, MESSAGE_LENGTH, type ContactMessage, type ContactProblems } from './contact-message';
import type { Topic } from './topics';

/** A complete message and what shows that a person wrote it. */
export interface OutgoingMessage extends ContactMessage {
  topic: Topic;
  /** The field that people do not see. */
  website: string;
  /** When the form appeared, milliseconds since 1970. */
  startedAt: number;
}

/** The backend's answer to a message: kept under a ticket, or which fields it would not take. */
export type ContactAnswer = { ticket: string; workingDays: number } | { problems: ContactProblems };

const WORDS: Readonly<Record<string, ContactProblems>> = {
  'body/name': { name: 'Write your name in letters.' },
  'body/email': { email: BAD_EMAIL },
  'body/message': { message: `Write at least ${MESSAGE_LENGTH.min} characters.` },
};

function readProblems(error: unknown): ContactProblems {
  if (!(error instanceof Refusal) || error.status !== 400) return {};
  return Object.assign({}, ...error.fields.map(({ at }) => WORDS[at] ?? {})) as ContactProblems;
}

/** Who asks, where somebody is signed in; a session that is just ending must not keep a message back. */
async function sender(signedIn: boolean): Promise<Record<string, string>> {
  return signedIn ? bearer().catch(() => ({})) : {};
}

/**
 * Sends a message to the people behind the site.
 * @throws Refusal when it was not taken and no field is to blame; whatever `fetch` throws without an answer
 */
export async function sendMessage(message: OutgoingMessage, signedIn: boolean): Promise<ContactAnswer> {
  const headers = await sender(signedIn);
  try {
    return await answerOf(api().POST('/contact/messages', { headers, body: message }));
  } catch (error) {
    const problems = readProblems(error);
    if (Object.keys(problems).length > 0) return { problems };
    throw error;
  }
}
