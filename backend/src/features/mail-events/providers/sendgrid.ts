import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { MailEventKind } from '../../../lib/mail/log/mail-event';
import { tellsUnknownMailbox } from '../../../lib/mail/retry-waits';
import { makeEvent } from './make-event';
import { oneHeader, TOLERANCE_S, type EventProvider } from './provider';

const SIGNATURE = 'x-twilio-email-event-webhook-signature';
const TIMESTAMP = 'x-twilio-email-event-webhook-timestamp';

/**
 * One event, as https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event describes it; its official library
 * has no type for it.
 */
const eventSchema = Type.Object({
  event: Type.String(),
  email: Type.String(),
  /** Seconds since 1970. */
  timestamp: Type.Number(),
  sg_event_id: Type.String({ minLength: 1, maxLength: 200 }),
  sg_message_id: Type.Optional(Type.String()),
  /** The Message-ID of a mail that came over SMTP. */
  'smtp-id': Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  response: Type.Optional(Type.String()),
  /** Of a bounce: `bounce`, or `blocked` when the server may take the next one. */
  type: Type.Optional(Type.String()),
  bounce_classification: Type.Optional(Type.String()),
});

type SendGridEvent = Static<typeof eventSchema>;

/**
 * Why SendGrid itself did not send a mail, where that is about the address. A bounced address is one whose mail came back
 * for whatever reason, so it counts as a soft bounce.
 */
const DROPPED: Readonly<Record<string, MailEventKind>> = {
  'Bounced Address': 'soft-bounce',
  Invalid: 'hard-bounce',
  'Spam Reporting Address': 'complaint',
};

/** Only a bounce that says so is about the mailbox. Others may be about us or the mail, or pass as a full mailbox does. */
function bounceKind({ type, reason = '', bounce_classification: why }: SendGridEvent): MailEventKind {
  const isGone = why === 'Invalid Address' || tellsUnknownMailbox(reason);
  return isGone && type !== 'blocked' ? 'hard-bounce' : 'soft-bounce';
}

function kindOf(told: SendGridEvent): MailEventKind | null {
  const { event, reason } = told;
  switch (event) {
    case 'delivered':
      return 'delivered';
    case 'deferred':
      return 'deferred';
    case 'spamreport':
      return 'complaint';
    case 'bounce':
      return bounceKind(told);
    case 'dropped':
      return DROPPED[reason ?? ''] ?? null;
    default:
      return null;
  }
}

/** The verification key of a SendGrid account. @throws Error when it is none */
function readKey(key: string): KeyObject {
  const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  if (publicKey.asymmetricKeyType !== 'ec') throw new Error('The key is no ECDSA key.');
  return publicKey;
}

/** Whether a text is the verification key of a SendGrid account. */
export function isSendGridKey(key: string): boolean {
  try {
    return readKey(key).type === 'public';
  } catch {
    return false;
  }
}

/**
 * SendGrid's signed Event Webhook. Its own library verifies in JavaScript, which holds the process for 15 ms a call, and reads
 * the bytes as text first; Node's own ECDSA does neither. A test compares the two.
 *
 * @param key the verification key as SendGrid shows it
 */
export function sendGrid(key: string): EventProvider {
  const publicKey = readKey(key);
  return {
    isSigned: (body, headers, now) => {
      const [signature, timestamp] = [oneHeader(headers, SIGNATURE), oneHeader(headers, TIMESTAMP)];
      if (signature === null || timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
      if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
      const signed = Buffer.concat([Buffer.from(timestamp), body]);
      return verify('sha256', signed, publicKey, Buffer.from(signature, 'base64'));
    },
    read: (body) => {
      if (!Array.isArray(body)) return null;
      return body.flatMap((told: unknown) => {
        if (!Value.Check(eventSchema, told)) return [];
        const kind = kindOf(told);
        const event =
          kind &&
          makeEvent({
            kind,
            address: told.email,
            at: Math.round(told.timestamp * 1000),
            messageId: told['smtp-id'] ?? told.sg_message_id ?? '',
            reason: told.reason ?? told.response,
          });
        return event ? [{ id: told.sg_event_id, event }] : [];
      });
    },
  };
}
