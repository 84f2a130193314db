import type {
  Charge,
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalSession,
  Price,
  Product,
  Refund,
  Schedule,
  StripeEvent,
  Subscription,
} from './records';

/** Every kind of object by the name of its table. */
export type Records = {
  customers: Customer;
  deletedCustomers: DeletedCustomer;
  products: Product;
  prices: Price;
  paymentMethods: PaymentMethod;
  subscriptions: Subscription;
  schedules: Schedule;
  invoices: Invoice;
  invoicePayments: InvoicePayment;
  paymentIntents: PaymentIntent;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  checkoutSessions: CheckoutSession;
  portalSessions: PortalSession;
  events: StripeEvent;
};
export type Table = keyof Records;
