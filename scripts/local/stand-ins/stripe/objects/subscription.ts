import { change } from '../model/wire';
import type { PendingUpdate, Price, Subscription, SubscriptionItem } from '../model/records';
import { planOf } from './catalogue';

type ItemFields = Pick<
  SubscriptionItem,
  'id' | 'created' | 'current_period_end' | 'current_period_start' | 'price' | 'subscription'
>;

/** The one item of a subscription. */
export function newItem(fields: ItemFields): SubscriptionItem {
  return {
    ...fields,
    object: 'subscription_item',
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(fields.price),
    quantity: 1,
    tax_rates: [],
  };
}

/** Gives an item another price, and the plan that Stripe shows with it. */
export function setPrice(item: SubscriptionItem, price: Price): void {
  change(item, { price, plan: planOf(price) });
}

/** A change that waits for its payment. */
export function newPendingUpdate(item: SubscriptionItem, price: Price, expiresAt: number): PendingUpdate {
  return {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: expiresAt,
    metadata: null,
    subscription_items: [{ ...item, price, plan: planOf(price) }],
    trial_end: null,
    trial_from_plan: null,
  };
}

type SubscriptionFields = Pick<
  Subscription,
  'id' | 'created' | 'currency' | 'customer' | 'default_payment_method' | 'metadata'
> & {
  item: SubscriptionItem;
  /** Whether tax is worked out for its invoices. */
  taxed: boolean;
};

/** A subscription that begins now and is paid for. */
export function newSubscription({ item, taxed, ...fields }: SubscriptionFields): Subscription {
  return {
    ...fields,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: taxed, liability: taxed ? { type: 'self' } : null },
    billing_cycle_anchor: fields.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    customer_account: null,
    days_until_due: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${fields.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: fields.created,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}
