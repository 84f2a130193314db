import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findMinorUnit, readTerms } from '../../pricing';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readBilling } from '../store/stored-billing';
import { listInvoices, type FoundInvoice, type InvoiceCursor } from '../stripe/list-invoices';
import { requireOpenAccount } from '../../account';
import { noSubscription, ownPlan, requireOwnMoney } from './live-subscription';
import { withPayments, type PaymentServices } from './payment-deps';
import { invoicesSchema, portalSchema } from './schema';

const SHOWN = 24;
const STATUS: Readonly<Record<string, 'open' | 'paid' | 'void'>> = { open: 'open', paid: 'paid' };

/** An invoice as its player sees it; the pages of one a parent paid name the parent, so they stay out. */
function invoiceView({ invoice, refunded }: FoundInvoice, own: boolean) {
  const currency = invoice.currency.toUpperCase();
  const minorUnit = findMinorUnit(currency);
  return {
    number: invoice.number ?? null,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    total: { amount: invoice.total, currency, minorUnit },
    refunded: refunded === 0 ? null : { amount: refunded, currency, minorUnit },
    status: STATUS[invoice.status ?? ''] ?? ('void' as const),
    pageUrl: own ? (invoice.hosted_invoice_url ?? null) : null,
    pdfUrl: own ? (invoice.invoice_pdf ?? null) : null,
  };
}

/** The cursor a page of invoices is asked for with, as {@link writeCursor} made it. */
function readCursor(text: string | undefined): InvoiceCursor | null {
  const at = text?.indexOf('_') ?? -1;
  return text === undefined || at < 0 ? null : { created: Number(text.slice(0, at)), id: text.slice(at + 1) };
}

const writeCursor = ({ created, id }: InvoiceCursor) => `${created}_${id}`;

/** `GET /payment/invoices` and `POST /payment/portal-sessions`. */
export function invoiceRoutes(app: FastifyInstance, services: PaymentServices) {
  const { firestore, config } = services;

  async function list(request: FastifyRequest, before: string | undefined) {
    const { uid } = await requireOpenAccount(services, request);
    const { customers } = await readBilling(firestore, uid);
    const sample = !readTerms(config).confirmed;
    const ids = Object.keys(customers);
    if (ids.length === 0) return { invoices: [], next: null, sample };
    const { payments } = withPayments(services);
    const { page, next } = await listInvoices(payments, ids, { after: readCursor(before), size: SHOWN });
    const invoices = page.map((found) => invoiceView(found, customers[found.customerId]?.request === null));
    return { invoices, next: next && writeCursor(next), sample };
  }

  async function open(request: FastifyRequest) {
    refuseBody(request);
    const own = await ownPlan(services, request);
    requireOwnMoney(own);
    const customer = own.record.customers[own.subscription.customerId];
    if (customer?.request !== null) throw noSubscription();
    const { url } = await own.deps.payments.call((stripe) =>
      stripe.billingPortal.sessions.create({
        customer: customer.id,
        return_url: new URL('/manage-subscription', config.publicOrigin).href,
        flow_data: {
          type: 'payment_method_update',
          after_completion: {
            type: 'redirect',
            redirect: { return_url: new URL('/manage-subscription?card=changed', config.publicOrigin).href },
          },
        },
      }),
    );
    return { url };
  }

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/payment/invoices',
      { schema: invoicesSchema, onRequest: services.limits.perClient('invoices', 30) },
      (request) => within(ROUTE_TIMEOUT_MS, list(request, request.query.before)),
    );
  app.post(
    '/payment/portal-sessions',
    { schema: portalSchema, bodyLimit: 1024, onRequest: services.limits.perClient('payment-portal', 20) },
    (request) => within(ROUTE_TIMEOUT_MS, open(request)),
  );
}
