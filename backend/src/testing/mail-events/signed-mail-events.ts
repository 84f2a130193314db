import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { send } from '../send';
import type { TestApp } from '../start-test-app';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

export const SENDGRID_KEY = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
export const RESEND_SECRET = `whsec_${Buffer.from('a secret of the tests, long').toString('base64')}`;

/** The settings of a service that takes the events of both services. */
export const MAIL_EVENTS = { sendGridKey: SENDGRID_KEY, resendSecret: RESEND_SECRET };

type Headers = Record<string, string>;
const JSON_TYPE = { 'content-type': 'application/json' };

/** What SendGrid sends along with these bytes. @param at seconds since 1970 */
export function sendGridHeaders(body: string, at = Math.floor(Date.now() / 1000), key = privateKey): Headers {
  return {
    ...JSON_TYPE,
    'x-twilio-email-event-webhook-timestamp': String(at),
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(`${at}${body}`), key).toString(
      'base64',
    ),
  };
}

/** What Resend sends along with these bytes. */
export function resendHeaders(body: string, id: string = randomUUID(), at = new Date()): Headers {
  return {
    ...JSON_TYPE,
    'svix-id': id,
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': new Webhook(RESEND_SECRET).sign(id, at, body),
  };
}

export function postEvents({ origin }: TestApp, provider: string, body: string, headers: Headers) {
  return send(origin, { method: 'POST', path: `/mail-events/${provider}`, headers, body });
}

/** One event as SendGrid tells it, now. */
export function sendGridEvent(email: string, event: string, more: object = {}) {
  const timestamp = Math.floor(Date.now() / 1000);
  const ids = { sg_event_id: randomUUID(), 'smtp-id': `<${randomUUID()}@skora.example>` };
  return { email, event, timestamp, ...ids, ...more };
}

/** One event as Resend tells it, now. */
export function resendEvent(email: string, type: string, more: object = {}) {
  const at = new Date().toISOString();
  const ids = { email_id: randomUUID(), message_id: `<${randomUUID()}@skora.example>` };
  const data = {
    ...ids,
    created_at: at,
    from: 'no-reply@skora.example',
    to: [email],
    subject: 'Hello',
    ...more,
  };
  return { type, created_at: at, data };
}

/** Sends events as SendGrid does, signed now. */
export function postSendGrid(service: TestApp, events: unknown) {
  const body = JSON.stringify(events);
  return postEvents(service, 'sendgrid', body, sendGridHeaders(body));
}

/** Sends one event as Resend does, signed now. */
export function postResend(service: TestApp, event: object, id?: string) {
  const body = JSON.stringify(event);
  return postEvents(service, 'resend', body, resendHeaders(body, id));
}
