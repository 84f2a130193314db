import { type Choice, priceKey } from '../../pricing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

/** The id of the present price of a plan at Stripe. @throws Error when the catalogue was never written there */
export async function priceId(gateway: StripeGateway, choice: Choice): Promise<string> {
  const key = priceKey(choice);
  const { data } = await gateway.call((stripe) => stripe.prices.list({ lookup_keys: [key], active: true }));
  const [price] = data;
  if (price === undefined) throw new Error(`Stripe has no price ${key}: run the task payment-catalogue.`);
  return price.id;
}
