import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { MailEventKind } from '../../../lib/mail/log/mail-event';
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

/** Bounces that are about us or the mail. The address may be a good one. */
const NOT_THE_ADDRESS = new Set([
  'Content',
  'Reputation',
  'Frequency or Volume Too High',
  'Technical Failure',
]);

/** Why SendGrid itself did not send a mail, where that is about the address. */
const DROPPED: Readonly<Record<string, MailEventKind>> = {
  'Bounced Address': 'hard-bounce',
  Invalid: 'hard-bounce',
  'Spam Reporting Address': 'complaint',
};

function kindOf({
  event,
  type,
  reason,
  bounce_classification: why = '',
}: SendGridEvent): MailEventKind | null {
  switch (event) {
    case 'delivered':
      return 'delivered';
    case 'deferred':
      return 'deferred';
    case 'spamreport':
      return 'complaint';
    case 'bounce':
      return type === 'blocked' || NOT_THE_ADDRESS.has(why) ? 'soft-bounce' : 'hard-bounce';
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
