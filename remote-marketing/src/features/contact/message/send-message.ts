import { readAnswer, api, bearer, Refusal } from '@skora/shared/api';
import { BAD_EMAIL } from '@skora/kit';
import { MESSAGE_LENGTH, type ContactMessage, type ContactProblems } from './contact-message';
import type { Topic } from './topics';

/** A message that can be sent. */
interface OutgoingMessage extends ContactMessage {
  topic: Topic;
}

const WORDS: Readonly<Record<string, ContactProblems>> = {
  'body/name': { name: 'Write your name in letters.' },
  'body/email': { email: BAD_EMAIL },
  'body/message': { message: `Write at least ${MESSAGE_LENGTH.min} characters.` },
};

/** The fields that the backend would not take; null when none is to blame. */
export function explainContact(error: unknown): ContactProblems | null {
  if (!(error instanceof Refusal) || error.status !== 400) return null;
  const problems = Object.assign({}, ...error.fields.map(({ at }) => WORDS[at])) as ContactProblems;
  return Object.keys(problems).length > 0 ? problems : null;
}

/** Who asks, where somebody is signed in; a session that is just ending must not keep a message back. */
async function sender(signedIn: boolean): Promise<Record<string, string>> {
  return signedIn ? bearer().catch(() => ({})) : {};
}

/**
 * Sends a message to the people behind the site.
 * @returns the ticket it is kept under
 * @throws Refusal when it was not taken; whatever `fetch` throws without an answer
 */
export async function sendMessage(message: OutgoingMessage, signedIn: boolean) {
  const headers = await sender(signedIn);
  return readAnswer(api().POST('/contact/messages', { headers, body: message }));
}
