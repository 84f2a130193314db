import type Stripe from 'stripe';
import { Problem } from '../../../lib/http/problem';
import { type Choice, priceKey } from '../../pricing';
import type { StripePrice } from '../domain/quote';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';

function missing(what: string): Problem {
  const cause = new Error(`Stripe has no ${what}: run the task payment-catalogue.`);
  return new Problem(503, { type: 'payments-unavailable', detail: 'The plan is not on sale yet.', cause });
}

async function findPrice(gateway: StripeGateway, choice: Choice): Promise<Stripe.Price> {
  const key = priceKey(choice);
  const { data } = await gateway.call((stripe) =>
    stripe.prices.list({ lookup_keys: [key], active: true, expand: ['data.currency_options'] }),
  );
  const [price] = data;
  if (price === undefined) throw missing(`price ${key}`);
  return price;
}

/** The id of the present price of a plan at Stripe. @throws Problem 503 when the catalogue was never written there */
export async function priceId(gateway: StripeGateway, choice: Choice): Promise<string> {
  return (await findPrice(gateway, choice)).id;
}

/** What Stripe charges for a plan in a currency. @throws Problem 503 when Stripe has no such price */
export async function readPrice(
  gateway: StripeGateway,
  choice: Choice,
  currency: string,
): Promise<StripePrice> {
  const price = await findPrice(gateway, choice);
  const code = currency.toLowerCase();
  const amount =
    price.currency === code ? price.unit_amount : (price.currency_options?.[code]?.unit_amount ?? null);
  if (amount === null) throw missing(`amount in ${currency} of the price ${price.id}`);
  return { id: price.id, currency, amount };
}
