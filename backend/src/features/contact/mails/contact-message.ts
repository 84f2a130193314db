import { answerTime, CONTACT_TOPICS } from '../contact-topic';
import type { StoredContactMessage } from '../contact-store';
import type { MailContent } from '../../../lib/mail/layout';

/** To the operator's inbox; an answer goes to the sender. */
export function contactMessageMail(ticket: string, stored: StoredContactMessage): MailContent {
  const { topic, name, email, message, uid, held } = stored;
  const signedIn = uid === null ? 'The sender was not signed in.' : `The sender’s account: ${uid}`;
  return {
    subject: `${ticket}: ${CONTACT_TOPICS[topic].label}`,
    replyTo: email,
    paragraphs: [`${name} <${email}> wrote:`],
    quote: message,
    notes: [
      `We promised an answer within ${answerTime(topic)}. ${signedIn}`,
      ...(held === null ? [] : ['This may come from a program. The sender got no receipt.']),
    ],
  };
}
