import { MailWithheld } from '../../../lib/mail/suppression/mail-gate';
import { isFinal, waitAfter } from '../../../lib/mail/retry-waits';

/** What a failed mail means. */
type DeliveryFailure =
  /** The mail server does not take mail from us now: no fault of the recipient. */
  | { kind: 'server-away' }
  /** To be tried again so many milliseconds later. */
  | { kind: 'later'; wait: number }
  | { kind: 'undeliverable' };

/** An answer to `RCPT TO`, or to the mail itself. A refused sender or a lost connection is nobody's fault. */
function isAboutMail(error: unknown): boolean {
  const { code, command, responseCode } = error as Record<'code' | 'command' | 'responseCode', unknown>;
  // What nodemailer itself finds wrong with an address.
  if (code === 'EENVELOPE' && command === 'API') return true;
  if (typeof responseCode !== 'number' || responseCode === 421) return false;
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
}

/**
 * Judges why a mail was not taken.
 *
 * @param attempts failed attempts, this one included
 */
export function judgeFailure(error: unknown, attempts: number, now: number): DeliveryFailure {
  if (error instanceof MailWithheld) {
    const { passage } = error;
    return passage.kind === 'waits'
      ? { kind: 'later', wait: passage.until - now }
      : { kind: 'undeliverable' };
  }
  if (!isAboutMail(error)) return { kind: 'server-away' };
  if (isFinal(error)) return { kind: 'undeliverable' };
  const wait = waitAfter(attempts);
  return wait === null ? { kind: 'undeliverable' } : { kind: 'later', wait };
}
