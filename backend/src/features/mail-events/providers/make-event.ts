import type { MailEvent } from '../../../lib/mail/log/mail-event';
import { parseEmailAddress } from '../../../lib/text/email-address';

const MAX_REASON = 300;
/** Mail servers repeat addresses in their words; a record must not hold any. */
const ADDRESS = /[^\s<>"'(),;:]{1,64}@[^\s<>"'(),;:]{1,255}/g;

/** What a service says, before it is checked. */
interface Told {
  kind: MailEvent['kind'];
  address: string;
  /** Milliseconds since 1970. */
  at: number;
  messageId: string;
  reason?: string | undefined;
}

/** An event in our words. @returns `null` when address, time or identifier are none */
export function makeEvent({ kind, address, at, messageId, reason = '' }: Told): MailEvent | null {
  const parsed = parseEmailAddress(address);
  const isTime = Number.isSafeInteger(at) && at > 0;
  if (parsed === null || !isTime || messageId === '' || messageId.length > 300) return null;
  const words = reason.slice(0, 2 * MAX_REASON).replace(ADDRESS, '…@…');
  return { kind, address: parsed, at, messageId, reason: words.slice(0, MAX_REASON) };
}
