const MINUTE_MS = 60_000;
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
