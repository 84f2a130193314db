import { createHash } from 'node:crypto';
import { StripeFault } from '../protocol/fault';

type Stored = { fingerprint: string; status: number; body: string };

/** Remembers what was answered to a key, as Stripe does for a day. */
export class Idempotency {
  readonly #answers = new Map<string, Stored>();

  /** Runs the work once per key; later calls get the first answer. @throws StripeFault 400 for other parameters */
  once(key: string | undefined, request: string, work: () => { status: number; body: string }) {
    if (key === undefined) return work();
    const fingerprint = createHash('sha256').update(request).digest('hex');
    const stored = this.#answers.get(key);
    if (stored !== undefined) {
      if (stored.fingerprint === fingerprint) return { ...stored, replayed: true };
      throw new StripeFault(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    const answer = work();
    this.#answers.set(key, { fingerprint, ...answer });
    return answer;
  }
}
