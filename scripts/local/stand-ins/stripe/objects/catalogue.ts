import type Stripe from 'stripe';
import type { CurrencyAmount, Price, Product } from '../model/records';
import type { Wire } from '../model/wire';

/** A product that is a service. */
export function newProduct(fields: Pick<Product, 'id' | 'created' | 'metadata' | 'name'>): Product {
  return {
    ...fields,
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: fields.created,
    url: null,
  };
}

type PriceFields = Pick<
  Price,
  | 'id'
  | 'created'
  | 'currency'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'product'
  | 'tax_behavior'
  | 'unit_amount'
> & { interval: Price['recurring']['interval'] };

/** A price that is charged once per interval. */
export function newPrice({ interval, ...fields }: PriceFields): Price {
  return {
    ...fields,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: String(fields.unit_amount),
  };
}

/** What a price costs in another currency. */
export function newCurrencyOption(
  fields: Pick<CurrencyAmount, 'tax_behavior' | 'unit_amount'>,
): CurrencyAmount {
  return { ...fields, custom_unit_amount: null, unit_amount_decimal: String(fields.unit_amount) };
}

/** The older object that Stripe still shows beside a price; it has the same id. */
export function planOf({ recurring, unit_amount: amount, ...price }: Price): Wire<Stripe.Plan> {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount,
    amount_decimal: String(amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
