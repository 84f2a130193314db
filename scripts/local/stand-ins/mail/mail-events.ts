import { randomUUID, sign, type KeyObject } from 'node:crypto';
import type { Message } from './mailbox';

/** What became of a mail; a button each. */
export const EVENTS = {
  bounced: 'Bounced',
  full: 'Mailbox full',
  spam: 'Marked as spam',
  delivered: 'Delivered',
} as const;
export type EventName = keyof typeof EVENTS;

/** An event that the backend was told. */
export type ToldEvent = {
  name: EventName;
  /** ISO 8601 time. */
  date: string;
  /** What the backend answered; 0: nothing. */
  status: number;
};

/** The backend's address for SendGrid's events, and the key that it knows the public half of (ECDSA, P-256). */
export type EventTarget = { url: string; privateKey: KeyObject };

const TIMEOUT_MS = 10_000;

/** The fields of each event, as https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event shows them. */
const FIELDS: Readonly<Record<EventName, object>> = {
  bounced: {
    event: 'bounce',
    type: 'bounce',
    status: '5.1.1',
    reason: '550 5.1.1 The email account that you tried to reach does not exist',
    bounce_classification: 'Invalid Address',
  },
  full: {
    event: 'bounce',
    type: 'blocked',
    status: '5.2.2',
    reason: '552 5.2.2 The email account that you tried to reach is over quota',
    bounce_classification: 'Mailbox Unavailable',
  },
  spam: { event: 'spamreport' },
  delivered: { event: 'delivered', response: '250 2.0.0 OK' },
};

/** Tells the backend what became of mails, as SendGrid's signed Event Webhook does. */
export class MailEvents {
  /** Who is told; `null`: nobody. */
  target: EventTarget | null;

  constructor(target: EventTarget | null) {
    this.target = target;
  }

  /** Tells what became of a mail, for each of its recipients. */
  async tell({ to, headers }: Message, name: EventName): Promise<ToldEvent> {
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const events = to.map((email) => ({
      ...{ email, timestamp: seconds, sg_event_id: randomUUID(), sg_message_id: randomUUID() },
      ...{ 'smtp-id': headers['message-id'], ...FIELDS[name] },
    }));
    return { name, date: now.toISOString(), status: await this.#post(JSON.stringify(events), seconds) };
  }

  async #post(body: string, seconds: number): Promise<number> {
    if (this.target === null) return 0;
    const { url, privateKey } = this.target;
    const signature = sign('sha256', Buffer.from(`${seconds}${body}`), privateKey);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-twilio-email-event-webhook-timestamp': String(seconds),
          'x-twilio-email-event-webhook-signature': signature.toString('base64'),
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
