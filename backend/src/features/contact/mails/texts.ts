import type { Operator } from '@skora/shared/utils/operator';
import type { MailContent } from '../../../lib/mail/layout';
import { TO_OPERATOR } from '../../../lib/mail/why';
import { answerTime, CONTACT_TOPICS, isSafeguarding, type ContactTopic } from '../contact-topic';
import type { StoredContactMessage } from '../contact-store';

/** To the operator's inbox; an answer goes to the sender. */
export function contactMessageMail(
  ticket: string,
  stored: StoredContactMessage,
  operator: Operator,
): MailContent {
  const { topic, name, email, message, uid, held } = stored;
  const time = answerTime(topic, operator);
  const signedIn = uid === null ? 'The sender was not logged in.' : `The sender’s account: ${uid}`;
  return {
    subject: `${ticket}: ${CONTACT_TOPICS[topic].label}`,
    preheader: `From ${name}, ${email}.`,
    replyTo: email,
    paragraphs: [`${name} <${email}> wrote:`],
    quote: message,
    notes: [
      time === undefined ? signedIn : `We promised an answer within ${time}. ${signedIn}`,
      ...(held === null ? [] : ['This may come from a program. The sender got no receipt.']),
    ],
    why: TO_OPERATOR,
  };
}

const DANGER =
  'If somebody is in danger now, do not wait for us: call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.';

/**
 * To the person who wrote to us. Nothing of what was written comes back, nor a name: else the form would send anybody's words
 * to anybody's address.
 */
export function contactReceiptMail(ticket: string, topic: ContactTopic, operator: Operator): MailContent {
  const time = answerTime(topic, operator);
  const promise = time === undefined ? '' : ` A person reads your message and answers within ${time}.`;
  return {
    subject: `We have your message, ticket ${ticket}`,
    paragraphs: [
      `Thank you for writing to us about “${CONTACT_TOPICS[topic].label}”.${promise}`,
      ...(isSafeguarding(topic) ? [DANGER] : []),
      `Your ticket is ${ticket}. Please name it when you write to us about this again.`,
    ],
    why: 'You get this email because somebody wrote to us with this email address. If it was not you, there is nothing you need to do.',
  };
}
