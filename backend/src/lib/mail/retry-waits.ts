import { MINUTE_MS } from '@skora/domain';
const WAITS_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 360 * MINUTE_MS];

/**
 * How long to wait after a failed attempt, in milliseconds; `null` when that was the last one.
 *
 * @param attempts how often delivery has been tried, at least 1
 */
export function waitAfter(attempts: number): number | null {
  return WAITS_MS[attempts - 1] ?? null;
}

/** Answers of a mail server about the recipient, not about us as the sender, that no second attempt changes. */
export function isFinal(error: unknown): boolean {
  const { code, command, responseCode } = error as Record<'code' | 'command' | 'responseCode', unknown>;
  const refused = code === 'EENVELOPE' && command === 'RCPT TO';
  return refused && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether a mail server says that there is no such mailbox, by the enhanced codes of RFC 3463. An answer without one may be
 * about us, or pass, so it says nothing about the address.
 */
export function tellsUnknownMailbox(response: string): boolean {
  return /^55\d[ -]5\.1\.(?:1|2|3|10)\b/.test(response);
}

/** Whether a mail was refused because there is no such mailbox. */
export function isUnknownMailbox(error: unknown): boolean {
  const { response } = error as { response?: unknown };
  return isFinal(error) && typeof response === 'string' && tellsUnknownMailbox(response);
}
