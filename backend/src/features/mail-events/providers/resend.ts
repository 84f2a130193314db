import type { WebhookEventPayload } from 'resend';
import { Webhook } from 'standardwebhooks';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { MailEventKind } from '../../../lib/mail/log/mail-event';
import { makeEvent } from './make-event';
import { oneHeader, type EventProvider } from './provider';

type Told = Extract<WebhookEventPayload, { type: `email.${string}` }>;
type Kind = Told['type'];
type Bounced = Extract<Told, { type: 'email.bounced' }>;

const bounce = Type.Object({ message: Type.String(), subType: Type.String(), type: Type.String() });

/** The part of an event that we read; the types of Resend's own library say where it stands. */
const eventSchema = Type.Object({
  type: Type.String(),
  created_at: Type.String(),
  data: Type.Object({
    to: Type.Array(Type.String()),
    email_id: Type.String(),
    message_id: Type.Optional(Type.String()),
    bounce: Type.Optional(bounce),
    suppressed: Type.Optional(Type.Object({ type: Type.String() })),
  }),
});

const KINDS: Readonly<Partial<Record<Kind, MailEventKind>>> = {
  'email.delivered': 'delivered',
  'email.delivery_delayed': 'deferred',
  'email.complained': 'complaint',
};

/**
 * Resend keeps a list of its own, of addresses whose mails came back, that complained, or that somebody put there. A text
 * says which; of anything but the first two we know nothing about the address.
 */
function suppressedKind(type: string): MailEventKind | undefined {
  if (/bounce/i.test(type)) return 'hard-bounce';
  return /complain/i.test(type) ? 'complaint' : undefined;
}

/** Only what Resend calls permanent is about the address; undetermined bounces may pass. */
function bounceKind({ type }: Bounced['data']['bounce']): MailEventKind {
  return type === 'Permanent' ? 'hard-bounce' : 'soft-bounce';
}

/**
 * Resend's webhooks, signed as Svix and Standard Webhooks do it. The library bounds the age of the timestamp to five minutes.
 *
 * @param secret `whsec_…`
 */
export function resend(secret: string): EventProvider {
  const webhook = new Webhook(secret);
  return {
    isSigned: (body, headers) => {
      const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) =>
        oneHeader(headers, `svix-${name}`),
      );
      if (!id || !timestamp || !signature || id.length > 200) return false;
      const named = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
      try {
        webhook.verify(body, named, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    },
    read: (body, headers) => {
      const id = oneHeader(headers, 'svix-id');
      if (id === null || typeof body !== 'object' || body === null || Array.isArray(body)) return null;
      if (!Value.Check(eventSchema, body)) return [];
      const { type, created_at: createdAt, data } = body;
      const bounced = type === ('email.bounced' satisfies Kind) ? data.bounce : undefined;
      const suppressed = type === ('email.suppressed' satisfies Kind) ? data.suppressed : undefined;
      const listed = suppressed ? suppressedKind(suppressed.type) : KINDS[type as Kind];
      const kind = bounced ? bounceKind(bounced) : listed;
      const [address = ''] = data.to;
      // Our mails have one recipient. Of more, nobody could tell whom it is about.
      if (kind === undefined || data.to.length !== 1) return [];
      const messageId = data.message_id ?? data.email_id;
      const event = makeEvent({
        kind,
        address,
        at: Date.parse(createdAt),
        messageId,
        reason: bounced && `${bounced.subType}: ${bounced.message}`,
      });
      return event ? [{ id, event }] : [];
    },
  };
}
