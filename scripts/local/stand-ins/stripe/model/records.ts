import type Stripe from 'stripe';
import type { SubscriptionStatus } from './subscription-status';
import type { Narrowed, Wire } from './wire';

// What the stand-in keeps and answers with: the SDK's own types, whole, so that a field that Stripe adds or drops in a
// new version fails the type check.

export type Customer = Wire<Stripe.Customer>;
/** All that is left of a deleted one. */
export type DeletedCustomer = Wire<Stripe.DeletedCustomer>;
export type Product = Wire<Stripe.Product>;

export type CurrencyAmount = Narrowed<Wire<Stripe.Price.CurrencyOptions>, { unit_amount: number }>;
export type Price = Narrowed<
  Wire<Stripe.Price>,
  {
    product: string;
    recurring: Narrowed<Wire<Stripe.Price.Recurring>, { interval: 'month' | 'year' }>;
    tax_behavior: Stripe.Price.TaxBehavior;
    unit_amount: number;
  }
>;

/** How the bank behind a test card behaves. */
export type CardBehaviour =
  | 'ok'
  | 'declined'
  | 'expired'
  | 'insufficient-funds'
  | 'authenticate-once'
  | 'authenticate'
  | 'fails-later';

export type PaymentMethod = Narrowed<
  Wire<Stripe.PaymentMethod>,
  { card: Wire<Stripe.PaymentMethod.Card>; customer: string; type: 'card' }
>;

export type SubscriptionItem = Narrowed<Wire<Stripe.SubscriptionItem>, { price: Price; quantity: number }>;
export type PendingUpdate = Narrowed<
  Wire<Stripe.Subscription.PendingUpdate>,
  { subscription_items: SubscriptionItem[] }
>;
export type Subscription = Narrowed<
  Wire<Stripe.Subscription>,
  {
    customer: string;
    default_payment_method: string;
    items: Narrowed<Wire<Stripe.ApiList<Stripe.SubscriptionItem>>, { data: SubscriptionItem[] }>;
    latest_invoice: string | null;
    pending_update: PendingUpdate | null;
    schedule: string | null;
    status: SubscriptionStatus;
  }
>;

export type PhaseItem = Narrowed<
  Wire<Stripe.SubscriptionSchedule.Phase.Item>,
  { price: string; quantity: number }
>;
export type Phase = Narrowed<Wire<Stripe.SubscriptionSchedule.Phase>, { items: PhaseItem[] }>;
export type Schedule = Narrowed<
  Wire<Stripe.SubscriptionSchedule>,
  {
    customer: string;
    metadata: Stripe.Metadata;
    phases: Phase[];
    status: 'active' | 'completed' | 'released';
    subscription: string | null;
  }
>;

type LineParent = Wire<Stripe.InvoiceLineItem.Parent>;
type LineOfSubscription = Wire<Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails>;
export type InvoiceLine = Narrowed<
  Wire<Stripe.InvoiceLineItem>,
  {
    description: string;
    parent: Narrowed<LineParent, { subscription_item_details: LineOfSubscription }>;
  }
>;
type InvoiceParent = Wire<Stripe.Invoice.Parent>;
type InvoiceOfSubscription = Narrowed<
  Wire<Stripe.Invoice.Parent.SubscriptionDetails>,
  { subscription: string }
>;
export type Invoice = Narrowed<
  Wire<Stripe.Invoice>,
  {
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
    customer: string;
    hosted_invoice_url: string;
    id: string;
    lines: Narrowed<Wire<Stripe.ApiList<Stripe.InvoiceLineItem>>, { data: InvoiceLine[] }>;
    parent: Narrowed<InvoiceParent, { subscription_details: InvoiceOfSubscription }>;
    status: 'draft' | 'open' | 'paid' | 'void';
  }
>;

export type InvoicePayment = Narrowed<
  Wire<Stripe.InvoicePayment>,
  { invoice: string; payment: Narrowed<Wire<Stripe.InvoicePayment.Payment>, { payment_intent: string }> }
>;
export type PaymentIntent = Narrowed<
  Wire<Stripe.PaymentIntent>,
  { customer: string; latest_charge: string | null; payment_method: string }
>;
export type Charge = Narrowed<
  Wire<Stripe.Charge>,
  { customer: string; payment_intent: string; payment_method: string }
>;
export type Refund = Wire<Stripe.Refund>;
export type Dispute = Wire<Stripe.Dispute>;

export type CheckoutSession = Narrowed<
  Wire<Stripe.Checkout.Session>,
  {
    amount_subtotal: number;
    amount_total: number;
    cancel_url: string;
    currency: string;
    customer: string;
    subscription: string | null;
    success_url: string;
  }
>;
export type PortalSession = Narrowed<Wire<Stripe.BillingPortal.Session>, { return_url: string }>;

/** The SDK's type is a union of hundreds of events; their objects are checked by the test of what is served. */
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
