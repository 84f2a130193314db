import type { IncomingHttpHeaders } from 'node:http';
import type { MailEvent } from '../../../lib/mail/log/mail-event';

/** Seconds a signature is good for, before and after. */
export const TOLERANCE_S = 300;

/** An event with the identifier the service gave it, the same whenever it is sent again. */
export interface IdentifiedEvent {
  id: string;
  event: MailEvent;
}

/** A mail service whose events we take. */
export interface EventProvider {
  /** Whether the service has signed these very bytes within the last minutes. Never throws. */
  isSigned: (body: Buffer, headers: IncomingHttpHeaders, now: number) => boolean;
  /**
   * The events in a body, in our words; what we do not know is left out.
   *
   * @returns `null` when the body is nothing the service would send
   */
  read: (body: unknown, headers: IncomingHttpHeaders) => IdentifiedEvent[] | null;
}

/** One header as text; `null` when it is missing or there are more. */
export function oneHeader(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
