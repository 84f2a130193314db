import type { FastifyInstance, FastifyRequest } from 'fastify';
import type Stripe from 'stripe';
import { findMinorUnit, readTerms } from '../../pricing';
import { ifMissing } from '../../../lib/stripe/if-missing';
import { limitClients } from '../../../lib/guards/limit-clients';
import { refuseBody } from '../../../lib/http/refuse-body';
import { ROUTE_TIMEOUT_MS } from '../../../lib/services/services';
import { within } from '../../../lib/http/within';
import { readBilling } from '../store/stored-billing';
import { requireOpenAccount } from '../../account';
import { noSubscription, ownPlan, requireOwnMoney } from './live-subscription';
import { withPayments, type PaymentServices } from './payment-deps';
import { invoicesSchema, portalSchema } from './schema';

const SHOWN = 24;
const STATUS: Readonly<Record<string, 'open' | 'paid' | 'void'>> = { open: 'open', paid: 'paid' };

/** An invoice as its player sees it; the pages of one a parent paid name the parent, so they stay out. */
function invoiceView(invoice: Stripe.Invoice, own: boolean) {
  const currency = invoice.currency.toUpperCase();
  return {
    number: invoice.number ?? null,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    total: { amount: invoice.total, currency, minorUnit: findMinorUnit(currency) },
    status: STATUS[invoice.status ?? ''] ?? ('void' as const),
    pageUrl: own ? (invoice.hosted_invoice_url ?? null) : null,
    pdfUrl: own ? (invoice.invoice_pdf ?? null) : null,
  };
}

/** `GET /payment/invoices` and `POST /payment/portal-sessions`. */
export function invoiceRoutes(app: FastifyInstance, services: PaymentServices) {
  const { firestore, config, now } = services;

  async function list(request: FastifyRequest) {
    const { uid } = await requireOpenAccount(services, request);
    const customers = Object.values((await readBilling(firestore, uid)).customers);
    const sample = !readTerms(config).confirmed;
    if (customers.length === 0) return { invoices: [], sample };
    const { payments } = withPayments(services);
    const lists = await Promise.all(
      customers.map(async ({ id, request: asked }) => {
        const list = payments.call((stripe) => stripe.invoices.list({ customer: id, limit: SHOWN }));
        return ((await ifMissing(null, list))?.data ?? [])
          .filter(({ status }) => status !== 'draft')
          .map((invoice) => invoiceView(invoice, asked === null));
      }),
    );
    const invoices = lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    return { invoices: invoices.slice(0, SHOWN), sample };
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

  app.get('/payment/invoices', { schema: invoicesSchema, onRequest: limitClients(30, now) }, (request) =>
    within(ROUTE_TIMEOUT_MS, list(request)),
  );
  app.post(
    '/payment/portal-sessions',
    { schema: portalSchema, bodyLimit: 1024, onRequest: limitClients(20, now) },
    (request) => within(ROUTE_TIMEOUT_MS, open(request)),
  );
}
