import type Stripe from 'stripe';
import { invalid } from '../protocol/fault';

/** Names of parameters that the SDK's type has too. */
function names<Params>(...known: (keyof Params & string)[]): readonly string[] {
  return known;
}

const PAGE = ['limit', 'starting_after'] as const;
const NONE = names<Record<string, never>>();

/** What each call takes beside `expand`: the parameters we send, not all that Stripe has. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'GET /v1/products/:id': NONE,
  'POST /v1/products': names<Stripe.ProductCreateParams>('id', 'metadata', 'name'),
  'POST /v1/products/:id': names<Stripe.ProductUpdateParams>('name'),
  'GET /v1/prices': names<Stripe.PriceListParams>(...PAGE, 'active', 'lookup_keys'),
  'POST /v1/prices': names<Stripe.PriceCreateParams>(
    'currency',
    'currency_options',
    'lookup_key',
    'metadata',
    'nickname',
    'product',
    'recurring',
    'tax_behavior',
    'transfer_lookup_key',
    'unit_amount',
  ),
  'POST /v1/prices/:id': names<Stripe.PriceUpdateParams>('active'),
  'POST /v1/customers': names<Stripe.CustomerCreateParams>('email', 'metadata'),
  'GET /v1/customers/:id': NONE,
  'POST /v1/customers/:id': names<Stripe.CustomerUpdateParams>('email', 'metadata'),
  'DELETE /v1/customers/:id': NONE,
  'POST /v1/checkout/sessions': names<Stripe.Checkout.SessionCreateParams>(
    'automatic_tax',
    'cancel_url',
    'client_reference_id',
    'currency',
    'customer',
    'customer_update',
    'expires_at',
    'line_items',
    'metadata',
    'mode',
    'subscription_data',
    'success_url',
  ),
  'GET /v1/checkout/sessions/:id': NONE,
  'POST /v1/checkout/sessions/:id/expire': NONE,
  'POST /v1/billing_portal/sessions': names<Stripe.BillingPortal.SessionCreateParams>(
    'customer',
    'flow_data',
    'return_url',
  ),
  'GET /v1/subscriptions': names<Stripe.SubscriptionListParams>(...PAGE, 'customer', 'status'),
  'GET /v1/subscriptions/:id': NONE,
  'POST /v1/subscriptions/:id': names<Stripe.SubscriptionUpdateParams>(
    'cancel_at_period_end',
    'items',
    'metadata',
    'pause_collection',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
  ),
  'DELETE /v1/subscriptions/:id': names<Stripe.SubscriptionCancelParams>('invoice_now', 'prorate'),
  'POST /v1/subscription_schedules': names<Stripe.SubscriptionScheduleCreateParams>('from_subscription'),
  'GET /v1/subscription_schedules/:id': NONE,
  'POST /v1/subscription_schedules/:id': names<Stripe.SubscriptionScheduleUpdateParams>(
    'end_behavior',
    'metadata',
    'phases',
  ),
  'POST /v1/subscription_schedules/:id/release': NONE,
  'POST /v1/invoices/create_preview': names<Stripe.InvoiceCreatePreviewParams>(
    'subscription',
    'subscription_details',
  ),
  'GET /v1/invoices': names<Stripe.InvoiceListParams>(
    ...PAGE,
    'created',
    'customer',
    'status',
    'subscription',
  ),
  'GET /v1/invoices/:id': NONE,
  'POST /v1/invoices/:id/finalize': names<Stripe.InvoiceFinalizeInvoiceParams>('auto_advance'),
  'GET /v1/invoice_payments': names<Stripe.InvoicePaymentListParams>(...PAGE, 'invoice', 'payment', 'status'),
  'GET /v1/charges': names<Stripe.ChargeListParams>(...PAGE, 'customer'),
  'GET /v1/charges/:id': NONE,
  'GET /v1/disputes': names<Stripe.DisputeListParams>(...PAGE, 'charge'),
  'POST /v1/refunds': names<Stripe.RefundCreateParams>('amount', 'metadata', 'payment_intent', 'reason'),
  'GET /v1/events': names<Stripe.EventListParams>(...PAGE, 'type'),
  'GET /v1/events/:id': NONE,
};

/**
 * Refuses a parameter that the call does not take, as Stripe does. Nested ones are not looked at.
 *
 * @throws StripeFault 400 `parameter_unknown`
 */
export function requireKnown(call: string, sent: Record<string, unknown>): void {
  const unknown = Object.keys(sent).find((name) => name !== 'expand' && !PARAMETERS[call]?.includes(name));
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
}
