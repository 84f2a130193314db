import type Stripe from 'stripe';
import type { SubscriptionStatus } from './subscription-status';

/** What the stand-in keeps of each kind of object: the fields it fills, in the shape of Stripe's own types. */
export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'invoice_settings'
>;
/** All that is left of a deleted one. */
export type DeletedCustomer = { id: string; object: 'customer'; deleted: true };
export type Product = Pick<
  Stripe.Product,
  'id' | 'object' | 'name' | 'active' | 'created' | 'livemode' | 'metadata'
>;

export type CurrencyAmount = { unit_amount: number; tax_behavior: string };
export type Price = Pick<
  Stripe.Price,
  | 'id'
  | 'object'
  | 'active'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'lookup_key'
  | 'metadata'
  | 'nickname'
  | 'product'
  | 'type'
> & {
  unit_amount: number;
  recurring: { interval: 'month' | 'year'; interval_count: number };
  tax_behavior: string;
};

/** How the bank behind a test card behaves. */
export type CardBehaviour =
  | 'ok'
  | 'declined'
  | 'insufficient-funds'
  | 'authenticate-once'
  | 'authenticate'
  | 'fails-later';

export type Card = { brand: string; last4: string; exp_month: number; exp_year: number };
export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string;
  card: Card;
  created: number;
  livemode: false;
};

export type SubscriptionItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'created' | 'current_period_start' | 'current_period_end' | 'subscription'
> & { price: Price; quantity: number };

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'billing_cycle_anchor'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'pause_collection'
  | 'start_date'
> & {
  status: SubscriptionStatus;
  customer: string;
  default_payment_method: string;
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  latest_invoice: string;
  pending_update: { expires_at: number; subscription_items: { price: Price }[] } | null;
  schedule: string | null;
};

export type Phase = { start_date: number; end_date: number; items: { price: string; quantity: number }[] };
export type Schedule = {
  id: string;
  object: 'subscription_schedule';
  created: number;
  customer: string;
  end_behavior: string;
  livemode: false;
  metadata: Stripe.Metadata;
  phases: Phase[];
  current_phase: { start_date: number; end_date: number } | null;
  status: 'active' | 'completed' | 'released';
  completed_at: number | null;
  released_at: number | null;
  subscription: string | null;
  released_subscription: string | null;
};

export type InvoiceLine = {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  parent: {
    type: 'subscription_item_details';
    invoice_item_details: null;
    subscription_item_details: {
      invoice_item: null;
      /** Whether it is only a difference, for the rest of a period. */
      proration: boolean;
      subscription: string;
      subscription_item: string;
    };
  };
  period: { start: number; end: number };
};
export type Invoice = {
  id: string;
  object: 'invoice';
  number: string | null;
  created: number;
  currency: string;
  customer: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  subtotal: number;
  total: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string;
  invoice_pdf: null;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string };
  livemode: false;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Stripe.Metadata };
  };
  period_start: number;
  period_end: number;
  status_transitions: { finalized_at: number; paid_at: number | null; voided_at: number | null };
};

export type InvoicePayment = {
  id: string;
  object: 'invoice_payment';
  amount_paid: number;
  amount_requested: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'paid';
};
export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  created: number;
  currency: string;
  customer: string;
  latest_charge: string;
  livemode: false;
  payment_method: string;
  status: 'succeeded';
};
export type Charge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  customer: string;
  disputed: boolean;
  livemode: false;
  paid: true;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded';
};
export type Refund = {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
};
export type Dispute = {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  livemode: false;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  /** Without tax, which the stand-in does not work out. */
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer: string;
  expires_at: number;
  livemode: false;
  metadata: Stripe.Metadata;
  mode: 'subscription';
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
};
export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  flow: string | null;
  livemode: false;
  return_url: string;
  url: string;
};
export type StripeEvent = {
  id: string;
  object: 'event';
  account?: string;
  api_version: string;
  created: number;
  data: { object: { id: string; object: string } };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
};
