import type Stripe from 'stripe';
import { ifMissing } from '../../../lib/stripe/if-missing';
import type { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { toId } from './stripe-id';

/** An invoice, and how much of it was paid back, in minor units. */
export interface FoundInvoice {
  invoice: Stripe.Invoice;
  refunded: number;
  customerId: string;
}

/** Where a page of invoices begins: after this one, made at that second since 1970. */
export interface InvoiceCursor {
  created: number;
  id: string;
}

/** What a customer has got back for each payment; of more than 100 payments the newest count. */
async function listRefunds(gateway: StripeGateway, customerId: string): Promise<Map<string, number>> {
  const charges = gateway.call((stripe) => stripe.charges.list({ customer: customerId, limit: 100 }));
  const refunds = new Map<string, number>();
  for (const { payment_intent: intent, amount_refunded: amount } of (await ifMissing(null, charges))?.data ??
    []) {
    const id = toId(intent);
    if (id !== null && amount > 0) refunds.set(id, (refunds.get(id) ?? 0) + amount);
  }
  return refunds;
}

async function listOf(
  gateway: StripeGateway,
  customerId: string,
  after: InvoiceCursor | null,
  limit: number,
) {
  const invoices = gateway.call((stripe) =>
    stripe.invoices.list({
      customer: customerId,
      limit,
      ...(after !== null && { created: { lte: after.created } }),
      expand: ['data.payments'],
    }),
  );
  const [list, refunds] = await Promise.all([ifMissing(null, invoices), listRefunds(gateway, customerId)]);
  const found = (list?.data ?? []).map((invoice): FoundInvoice => {
    const intents = (invoice.payments?.data ?? []).map(({ payment }) => toId(payment.payment_intent));
    const refunded = intents.reduce((sum, id) => sum + (refunds.get(id ?? '') ?? 0), 0);
    return { invoice, refunded, customerId };
  });
  return { found, hasMore: list?.has_more ?? false };
}

/** So many more are read than shown, because several may be made in the second a page begins with. */
const SAME_SECOND = 10;

/**
 * One page of the invoices of several customers, newest first; drafts are left out, and so is a customer that Stripe does
 * not have any more.
 *
 * @param after the last one of the page before; `null`: from the newest on
 */
export async function listInvoices(
  gateway: StripeGateway,
  customerIds: readonly string[],
  { after, size }: { after: InvoiceCursor | null; size: number },
): Promise<{ page: FoundInvoice[]; next: InvoiceCursor | null }> {
  const limit = size + SAME_SECOND;
  const lists = await Promise.all(customerIds.map((id) => listOf(gateway, id, after, limit)));
  const all = lists
    .flatMap(({ found }) => found)
    .filter(({ invoice }) => invoice.status !== 'draft')
    .sort((a, b) => b.invoice.created - a.invoice.created);
  const at = after === null ? -1 : all.findIndex(({ invoice }) => invoice.id === after.id);
  // One that is gone by now still says where the page begins.
  const rest =
    after === null || at >= 0
      ? all.slice(at + 1)
      : all.filter(({ invoice }) => invoice.created < after.created);
  const page = rest.slice(0, size);
  const last = page.at(-1)?.invoice;
  const isMore = rest.length > size || lists.some(({ hasMore }) => hasMore);
  return { page, next: last && isMore ? { created: last.created, id: last.id } : null };
}
