import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeEvent } from './model/records';

export type WebhookTarget = { url: string; secret: string };

/** Waits before each further attempt at a delivery, in milliseconds. Stripe itself goes on for days. */
const RETRY_WAITS_MS = [250, 1000, 4000, 15_000, 60_000];
const TIMEOUT_MS = 10_000;

/** Sends signed events to our backend, again and again until it answers 2xx, or only when told to. */
export class Webhooks {
  readonly #signer = new Stripe('sk_test_signer');
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  #held: StripeEvent[] | null = null;

  constructor(
    /** Who is told. */
    public target: WebhookTarget | null,
    /** Called when an event was taken. */
    private readonly onTaken: () => void = () => undefined,
  ) {
    // Every delivery under way listens to it.
    setMaxListeners(0, this.#stopping.signal);
  }

  /** Takes an event over: sends it, or keeps it while deliveries are held. */
  take(event: StripeEvent): void {
    if (this.#held !== null) this.#held.push(event);
    else this.#track(this.#untilTaken(event));
  }

  /** Stops (or resumes) sending; what was held until then is dropped by {@link release} only. */
  hold(): void {
    this.#held ??= [];
  }

  /** The held events in order; deliveries go on. */
  release(): StripeEvent[] {
    const held = this.#held ?? [];
    this.#held = null;
    return held;
  }

  /** One delivery. @returns the status, 0 for no answer */
  async deliver(event: StripeEvent): Promise<number> {
    if (this.target === null) return 0;
    const payload = JSON.stringify(event);
    const signature = this.#signer.webhooks.generateTestHeaderString({ payload, secret: this.target.secret });
    try {
      const response = await fetch(this.target.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }

  #track(work: Promise<unknown>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  async #untilTaken(event: StripeEvent): Promise<void> {
    for (const wait of [0, ...RETRY_WAITS_MS]) {
      await pause(wait, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      if (this.#stopping.signal.aborted) return;
      const status = await this.deliver(event);
      if (status >= 200 && status < 300) {
        event.pending_webhooks = 0;
        this.onTaken();
        return;
      }
    }
  }
}
