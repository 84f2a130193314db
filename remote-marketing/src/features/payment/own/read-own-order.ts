import { type Quote, quotePlan } from '../api/quote-plan';
import { type OwnSubscription, readSubscription } from '../api/read-subscription';
import type { Order } from '../order/order';

/** What the account has, and what the order costs it. */
export type OwnOrderFacts =
  | { own: OwnSubscription & { subscription: null }; quote: Quote }
  | { own: OwnSubscription & { subscription: object }; quote: null };

/** Reads both at the same time. Anyone who has a plan changes that, so a missing quote is no failure then. @throws Refusal */
export async function readOwnOrder(order: Order): Promise<OwnOrderFacts> {
  const quoted = quotePlan(order);
  quoted.catch(() => undefined);
  const own = await readSubscription();
  const { subscription } = own;
  return subscription === null
    ? { own: { ...own, subscription }, quote: await quoted }
    : { own: { ...own, subscription }, quote: null };
}
