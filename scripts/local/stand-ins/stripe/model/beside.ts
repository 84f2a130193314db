import type Stripe from 'stripe';
import type { CardBehaviour, CurrencyAmount } from './records';

/** What a checkout session was opened for. */
export type Order = { price: string; metadata: Stripe.Metadata };

/** What the stand-in knows of an object and Stripe does not show in it, each by the object's id. */
export class Beside {
  /** Of a price; Stripe shows them on request only. */
  readonly currencyOptions = new Map<string, Record<string, CurrencyAmount>>();
  /** How the bank behind a payment method behaves. */
  readonly cards = new Map<string, CardBehaviour>();
  /** Of a checkout session. */
  readonly orders = new Map<string, Order>();

  #maps(): Record<string, Map<string, unknown>> {
    const { currencyOptions, cards, orders } = this;
    return { currencyOptions, cards, orders };
  }

  /** Everything, ready for JSON. */
  dump(): Record<string, [string, unknown][]> {
    return Object.fromEntries(Object.entries(this.#maps()).map(([name, map]) => [name, [...map]]));
  }

  /** Takes over what {@link dump} gave. */
  restore(dumped: Record<string, [string, unknown][]>): void {
    for (const [name, map] of Object.entries(this.#maps())) {
      map.clear();
      for (const [id, entry] of dumped[name] ?? []) map.set(id, entry);
    }
  }
}
