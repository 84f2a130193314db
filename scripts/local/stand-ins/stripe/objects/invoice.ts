import type { Invoice, InvoiceLine, Price } from '../model/records';
import { mergeTaxes, sumTaxes } from './taxes';

type LineFields = Pick<InvoiceLine, 'id' | 'amount' | 'currency' | 'description' | 'period' | 'taxes'> & {
  price: Price;
  /** Whether it is only a difference, for the rest of a period. */
  proration: boolean;
  subscription: string;
  item: string;
};

/** A line about the item of a subscription; it belongs to no invoice yet. */
export function newInvoiceLine({ price, proration, subscription, item, ...fields }: LineFields): InvoiceLine {
  return {
    ...fields,
    object: 'line_item',
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration,
        proration_details: { credited_items: null },
        subscription,
        subscription_item: item,
      },
    },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: String(fields.amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription,
    subtotal: fields.amount,
  };
}

type InvoiceFields = Pick<
  Invoice,
  | 'id'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'customer'
  | 'customer_address'
  | 'customer_email'
  | 'hosted_invoice_url'
  | 'number'
  | 'period_end'
  | 'period_start'
> & {
  lines: InvoiceLine[];
  subscription: Invoice['parent']['subscription_details'];
  /** Whether tax was worked out. */
  taxed: boolean;
};

const NO_TAX = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };
const TAX = {
  disabled_reason: null,
  enabled: true,
  liability: { type: 'self' },
  provider: 'stripe',
  status: 'complete',
} as const;

/** An open invoice about a subscription; a sum below zero is not paid out. */
export function newInvoice({ lines, subscription, taxed, ...fields }: InvoiceFields): Invoice {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const { inclusive, exclusive } = sumTaxes(taxes);
  const total = subtotal + exclusive;
  const due = Math.max(0, total);
  return {
    ...fields,
    object: 'invoice',
    account_country: 'GB',
    account_name: null,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: taxed ? TAX : NO_TAX,
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: fields.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: fields.id })),
      has_more: false,
      url: `/v1/invoices/${fields.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    parent: { quote_details: null, subscription_details: subscription, type: 'subscription_details' },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: fields.created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal - inclusive,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal - inclusive,
    total_pretax_credit_amounts: [],
    total_taxes: mergeTaxes(taxes),
    webhooks_delivered_at: null,
  };
}
