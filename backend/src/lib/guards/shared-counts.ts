import { createHmac } from 'node:crypto';
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { Redis } from 'ioredis';
import { watchBreaker } from '../metrics/service-calls';

export interface RedisConfig {
  /** `redis://…`, or `rediss://…` for TLS. */
  url: string;
  /** How long a request waits for it, in milliseconds; 150 unless told. */
  answerMs?: number;
}

interface SharedCountsDeps extends RedisConfig {
  /** Keys may be addresses of clients; Redis gets an HMAC of them. */
  secret: string;
  log: Record<'warn' | 'error', (fields: object, message: string) => void>;
}

interface SharedCount {
  /** How many there were in the key's window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  endsInMs: number;
}

const ANSWER_MS = 150;
const FAILURES_IN_A_ROW = 3;
/** Then one request asks again. */
const REST_MS = 1000;
/** A connection that ended without a word is made anew. */
const SILENT_MS = 5000;

// One script: a count whose end was not set, because the process died in between, would never end.
const ADD = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

/** Counts that all instances share, in Redis or whatever speaks its protocol. */
export class SharedCounts {
  readonly #redis: Redis;
  readonly #breaker = circuitBreaker(handleAll, {
    halfOpenAfter: REST_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  readonly #secret: string;

  constructor({ url, answerMs = ANSWER_MS, secret, log }: SharedCountsDeps) {
    this.#secret = secret;
    this.#redis = new Redis(url, {
      commandTimeout: answerMs,
      socketTimeout: SILENT_MS,
      // What was not answered is not sent again: it would count twice.
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 100, REST_MS),
    });
    // Told at each failed attempt to connect. What matters are requests without an answer, and the breaker knows them.
    this.#redis.on('error', () => undefined);
    watchBreaker('limits', this.#breaker);
    let isAway = false;
    // Also told of each trial in vain, hence the flag: only changes are logged.
    this.#breaker.onBreak((reason) => {
      if (!isAway) log.error({ err: 'error' in reason ? reason.error : reason }, 'limits are not shared');
      isAway = true;
    });
    this.#breaker.onReset(() => {
      isAway = false;
      log.warn({}, 'limits are shared again');
    });
  }

  /** Counts one more of a key. @returns `undefined` while Redis does not answer; never rejects */
  async add(key: string, windowMs: number): Promise<SharedCount | undefined> {
    const name = `limit:${createHmac('sha256', this.#secret).update(key).digest('base64url')}`;
    try {
      const answer = await this.#breaker.execute(() => this.#redis.eval(ADD, 1, name, windowMs));
      const [count, endsInMs] = answer as [number, number];
      return { count, endsInMs };
    } catch {
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }
}
