import type Stripe from 'stripe';
import { PAID_TIERS, PLAN_NAMES, type PaidTier } from '@skora/domain';
import { type Interval, INTERVALS, MARKETS, PRICE_LISTS, priceKey } from '../../pricing';

const MAIN_CURRENCY = 'GBP';

function taxBehaviour(currency: string): 'inclusive' | 'exclusive' {
  return MARKETS.find((market) => market.currency === currency)?.taxInclusive ? 'inclusive' : 'exclusive';
}

function amountIn(currency: string, plan: PaidTier, interval: Interval) {
  const amount = PRICE_LISTS[currency]?.[interval][PAID_TIERS.indexOf(plan)];
  if (amount === undefined) throw new Error(`The price book has no ${plan} in ${currency}.`);
  return { unit_amount: amount, tax_behavior: taxBehaviour(currency) };
}

async function ensureProduct(stripe: Stripe, plan: PaidTier): Promise<string> {
  const id = `skora_${plan}`;
  const name = `SKORA ${PLAN_NAMES[plan]}`;
  try {
    await stripe.products.update(id, { name });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'resource_missing') throw error;
    await stripe.products.create({ id, name, metadata: { tier: plan } });
  }
  return id;
}

function differs(price: Stripe.Price, plan: PaidTier, interval: Interval): boolean {
  return Object.keys(PRICE_LISTS).some((currency) => {
    const wanted = amountIn(currency, plan, interval).unit_amount;
    const option = price.currency_options?.[currency.toLowerCase()]?.unit_amount;
    return (currency === MAIN_CURRENCY ? price.unit_amount : option) !== wanted;
  });
}

async function ensurePrice(
  stripe: Stripe,
  product: string,
  plan: PaidTier,
  interval: Interval,
): Promise<boolean> {
  const key = priceKey({ plan, interval });
  const { data } = await stripe.prices.list({ lookup_keys: [key], expand: ['data.currency_options'] });
  const [known] = data;
  if (known !== undefined) {
    if (!differs(known, plan, interval)) return false;
    throw new Error(`The amounts of ${key} have changed: give the price book a new date.`);
  }
  const others = Object.keys(PRICE_LISTS).filter((currency) => currency !== MAIN_CURRENCY);
  await stripe.prices.create({
    product,
    currency: MAIN_CURRENCY.toLowerCase(),
    ...amountIn(MAIN_CURRENCY, plan, interval),
    recurring: { interval },
    lookup_key: key,
    metadata: { tier: plan },
    currency_options: Object.fromEntries(
      others.map((currency) => [currency.toLowerCase(), amountIn(currency, plan, interval)]),
    ),
  });
  return true;
}

/**
 * Writes plans and prices of the book to Stripe; safe to repeat. Prices that exist are never changed.
 *
 * @returns how many prices are new
 * @throws Error when amounts differ from those of the same date at Stripe
 */
export async function syncCatalogue(stripe: Stripe): Promise<{ created: number; failed: 0 }> {
  let created = 0;
  for (const plan of PAID_TIERS) {
    const product = await ensureProduct(stripe, plan);
    for (const interval of INTERVALS) if (await ensurePrice(stripe, product, plan, interval)) created += 1;
  }
  return { created, failed: 0 };
}
