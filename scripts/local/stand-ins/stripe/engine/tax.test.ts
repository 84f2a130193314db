import type Stripe from 'stripe';
import { CARD, startTestShop, type TestShop } from '../testing/test-shop';
import { taxesOn } from './tax';

type Tax = Pick<Stripe.Invoice.TotalTax, 'amount' | 'taxable_amount'> & { tax_behavior: unknown };
const sum = (taxes: readonly Tax[] | null) =>
  (taxes ?? []).map(({ amount, tax_behavior, taxable_amount }) => [amount, tax_behavior, taxable_amount]);

test.each([
  ['in the amount', 699, 'inclusive', 'GB', [[117, 'inclusive', 582]]],
  ['on top of it', 799, 'exclusive', 'US', [[64, 'exclusive', 799]]],
  ['given back with a credit', -350, 'inclusive', 'GB', [[-58, 'inclusive', -292]]],
  ['of half a cent rounded up, of a credit too', -50, 'exclusive', 'JP', [[-5, 'exclusive', -50]]],
  ['none where nothing is known of a rate', 799, 'exclusive', 'AQ', []],
  ['none while no place is known', 799, 'exclusive', null, []],
])('tax is %s', (_name, amount, behavior, country, expected) => {
  expect(sum(taxesOn(amount, behavior, country))).toEqual(expected);
});

describe('sessions with automatic tax', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  let made = 0;
  async function price(behavior: 'inclusive' | 'exclusive' | undefined, amount: number) {
    made += 1;
    const product = await shop.stripe().products.create({ name: 'Tier 1' });
    return shop.stripe().prices.create({
      ...{ product: product.id, currency: 'gbp', unit_amount: amount, lookup_key: `taxed-${made}` },
      recurring: { interval: 'month' },
      tax_behavior: behavior,
      currency_options: { usd: { unit_amount: amount, tax_behavior: 'exclusive' } },
    });
  }

  async function open(priceId: string, currency: string, address: 'auto' | 'never' = 'auto') {
    const customer = await shop.stripe().customers.create({ email: 'mara@player.example' });
    return shop.stripe().checkout.sessions.create({
      ...{
        mode: 'subscription',
        customer: customer.id,
        currency,
        success_url: shop.url,
        cancel_url: shop.url,
      },
      line_items: [{ price: priceId, quantity: 1 }],
      automatic_tax: { enabled: true },
      customer_update: { address },
    });
  }

  const totals = async (id: string) => {
    const session = await shop
      .stripe()
      .checkout.sessions.retrieve(id, { expand: ['invoice', 'subscription'] });
    const invoice = session.invoice as Stripe.Invoice;
    const { amount_subtotal: subtotal, amount_total: total, total_details: details } = session;
    return {
      session: { subtotal, total, tax: details?.amount_tax },
      invoice,
      subscription: session.subscription,
    };
  };

  it('know no tax before the buyer’s country, and then keep an inclusive price', async () => {
    const session = await open((await price('inclusive', 699)).id, 'gbp');
    expect(session).toMatchObject({
      amount_total: 699,
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
      total_details: { amount_tax: 0 },
    });
    expect((await shop.submit(String(session.url), CARD)).status).toBe(402);
    expect((await shop.submit(String(session.url), { ...CARD, country: 'GB' })).status).toBe(303);
    const { invoice, ...rest } = await totals(session.id);
    expect(rest.session).toEqual({ subtotal: 699, total: 699, tax: 117 });
    const { customer_details: details } = await shop.stripe().checkout.sessions.retrieve(session.id);
    expect(details?.address?.country).toBe('GB');
    expect(rest.subscription).toMatchObject({ automatic_tax: { enabled: true } });
    expect(invoice).toMatchObject({
      ...{ subtotal: 699, subtotal_excluding_tax: 582, total: 699, total_excluding_tax: 582 },
      ...{ amount_paid: 699, automatic_tax: { enabled: true, status: 'complete' } },
      customer_address: { country: 'GB' },
    });
    expect(sum(invoice.total_taxes)).toEqual([[117, 'inclusive', 582]]);
  });

  it('add the tax to an exclusive price, also to that of another currency, and at each renewal', async () => {
    const session = await open((await price('inclusive', 799)).id, 'usd');
    await shop.submit(String(session.url), { ...CARD, country: 'US' });
    const { invoice, session: paid } = await totals(session.id);
    expect(paid).toEqual({ subtotal: 799, total: 863, tax: 64 });
    expect(invoice).toMatchObject({ subtotal: 799, total: 863, amount_paid: 863, total_excluding_tax: 799 });
    await shop.tell('clock', { advanceDays: 32 });
    const { data } = await shop.stripe().invoices.list({ customer: String(invoice.customer) });
    expect(data.map(({ amount_paid: amount }) => amount)).toEqual([863, 863]);
    expect(await (await fetch(String(data[0]?.hosted_invoice_url))).text()).toContain('US$0.64');
  });

  it('are refused without a place to take the country from, and for a price that does not say how tax stands', async () => {
    await expect(open((await price('inclusive', 699)).id, 'gbp', 'never')).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    await expect(open((await price(undefined, 699)).id, 'gbp')).rejects.toMatchObject({
      param: 'line_items',
    });
  });
});
