import type Stripe from 'stripe';

/** Everything the stand-in answers with, in the SDK's types. An answer is held against the member it claims to be. */
export type Served =
  | Stripe.BillingPortal.Session
  | Stripe.Charge
  | Stripe.Checkout.Session
  | Stripe.Customer
  | Stripe.DeletedCustomer
  | Stripe.Dispute
  | Stripe.Event
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.PaymentIntent
  | Stripe.PaymentMethod
  | Stripe.Price
  | Stripe.Product
  | Stripe.Refund
  | Stripe.Subscription
  | Stripe.SubscriptionSchedule
  | { object: 'list'; data: Served[]; has_more: boolean; url: string }
  | { error: Stripe.StripeRawError };
