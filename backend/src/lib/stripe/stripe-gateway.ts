import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import Stripe from 'stripe';
import { Problem } from '../http/problem';
import { watchBreaker } from '../metrics/service-calls';
import { isCollision, StripeRefusal } from './stripe-refusal';

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  /** Only on a developer's machine; `null` is Stripe itself. */
  apiUrl: string | null;
  /** Whether Stripe works out the taxes; the account must be set up for it. */
  tax: boolean;
  /** Longest wait for one answer. */
  timeoutMs?: number;
}

/** Two attempts of this length and the pause between them fit into a route's eight seconds. */
const TIMEOUT_MS = 3500;
const FAILURES_IN_A_ROW = 5;
const HALF_OPEN_AFTER_MS = 10_000;

function isOutage(error: unknown): boolean {
  if (isCollision(error)) return false;
  if (error instanceof Stripe.errors.StripeConnectionError) return true;
  if (error instanceof Stripe.errors.StripeRateLimitError) return true;
  return error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500;
}

function parseApiUrl(apiUrl: string | null): Stripe.StripeConfig {
  if (apiUrl === null) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' };
}

/**
 * The only door to Stripe: bounded waits, one retry, and a breaker that stops asking after five failures in a row and
 * lets one request try again ten seconds later.
 */
export class StripeGateway {
  readonly sdk: Stripe;
  /** Whether this is the real thing. */
  readonly live: boolean;
  readonly #breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });

  constructor(readonly config: StripeConfig) {
    watchBreaker('payment', this.#breaker);
    this.live = /^[sr]k_live_/.test(config.secretKey);
    this.sdk = new Stripe(config.secretKey, {
      ...parseApiUrl(config.apiUrl),
      timeout: config.timeoutMs ?? TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  /**
   * Makes a call.
   *
   * @throws Problem 503 when Stripe does not answer, or is not asked at present
   * @throws StripeRefusal, a Problem too, when it says no
   * @example await gateway.call((stripe) => stripe.customers.del(id));
   */
  async call<Result>(work: (stripe: Stripe) => Promise<Result>): Promise<Result> {
    try {
      return await this.#breaker.execute(() => work(this.sdk));
    } catch (error) {
      if (error instanceof BrokenCircuitError || isOutage(error)) {
        const detail = 'The payment service does not answer.';
        throw new Problem(503, { type: 'payments-unavailable', detail, headers: { 'retry-after': '10' } });
      }
      if (error instanceof Stripe.errors.StripeError) throw new StripeRefusal(error);
      throw error;
    }
  }
}
