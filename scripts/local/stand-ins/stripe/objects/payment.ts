import type { Charge, InvoicePayment, PaymentIntent, Refund } from '../model/records';

type Paid = { amount: number; created: number; currency: string; customer: string };
type IntentFields = Paid & Pick<PaymentIntent, 'id' | 'payment_method'>;

/** A payment by card that nobody has tried yet. */
export function newPaymentIntent(fields: IntentFields): PaymentIntent {
  return {
    ...fields,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${fields.id}_secret`,
    confirmation_method: 'automatic',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  };
}

type ChargeFields = Paid & Pick<Charge, 'id' | 'billing_details' | 'payment_intent' | 'payment_method'>;

/** The charge of a payment that went through. */
export function newCharge(fields: ChargeFields): Charge {
  return {
    ...fields,
    object: 'charge',
    amount_captured: fields.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    calculated_statement_descriptor: null,
    captured: true,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The charge of a payment that a bank refused. */
export function newFailedCharge(
  fields: ChargeFields,
  { code, decline_code: reason, message }: { code: string; decline_code: string; message: string },
): Charge {
  return {
    ...newCharge(fields),
    amount_captured: 0,
    captured: false,
    failure_code: code,
    failure_message: message,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'declined_by_network',
      reason,
      risk_level: 'normal',
      seller_message: 'The bank did not return any further details with this decline.',
      type: 'issuer_declined',
    },
    paid: false,
    status: 'failed',
  };
}

type InvoicePaymentFields = Pick<InvoicePayment, 'id' | 'created' | 'currency' | 'invoice'> & {
  amount: number;
  intent: string;
};

/** The payment of an invoice, before anybody has paid. */
export function newInvoicePayment({ amount, intent, ...fields }: InvoicePaymentFields): InvoicePayment {
  return {
    ...fields,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

type RefundFields = Pick<Refund, 'id' | 'amount' | 'created' | 'metadata' | 'reason'> & { of: Charge };

/** Money of a charge that went back, or a part of it. */
export function newRefund({ of: charge, ...fields }: RefundFields): Refund {
  return {
    ...fields,
    object: 'refund',
    balance_transaction: null,
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
