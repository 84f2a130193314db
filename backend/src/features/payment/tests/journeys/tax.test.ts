import { randomUUID } from 'node:crypto';
import { PLAN_NAMES } from '@skora/domain';
import { runTask } from '../../../../testing/run-task';
import { send } from '../../../../testing/send';
import {
  askCheckout,
  buyBy,
  registeredPlayer,
  storedTier,
  WEBHOOK_SECRET,
} from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import { startTestApp, type TestApp } from '../../../../testing/start-test-app';
import type { TestPlayer } from '../../../../testing/test-player';

const PROJECT = `demo-${randomUUID()}`;

/** A service by which the operator has switched tax on. */
let shop: PaymentMailTest;
/** The same before that. */
let before: TestApp;
beforeAll(async () => {
  shop = await startPaymentsWithMail(PROJECT, true);
  const stripe = { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET, tax: false };
  before = await startTestApp({ stripe: { ...stripe, apiUrl: shop.standIn.url } }, PROJECT);
});
afterAll(async () => {
  await before.close();
  await shop.close();
});

interface Quote {
  quote: string;
  amount: number;
  tax: string;
  taxLabel: string;
}
interface Invoice {
  total: { amount: number; currency: string };
}

const monthly = (plan: string) => ({ plan, interval: 'month' });
const PATH = '/payment/subscription';
const CARD = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Mara Fictiva' };

const read = async (player: TestPlayer) => (await player.get(PATH)).json() as { subscription: object };
const sessionOf = ({ uid }: TestPlayer) =>
  shop.standIn.state.all('checkoutSessions').find(({ client_reference_id: id }) => id === uid);

async function listInvoices(player: TestPlayer) {
  const { invoices } = (await player.get('/payment/invoices')).json() as { invoices: Invoice[] };
  return invoices.map(({ total: { amount, currency } }) => `${amount} ${currency}`);
}

/** Takes a quote and pays by it, from a country. */
async function buy(player: TestPlayer, country: string, plan: string): Promise<Quote> {
  const quote = (await player.postJson('/payment/quotes', monthly(plan))).json() as Quote;
  const { url } = (await buyBy(player, quote.quote)).json() as { url: string };
  const body = new URLSearchParams({ ...CARD, country });
  expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  await shop.settled();
  return quote;
}

async function buyer(country: string, plan: string) {
  const player = await registeredPlayer(shop.service, 20, { country });
  return { player, quote: await buy(player, country, plan) };
}

async function nextMail({ email }: TestPlayer, subject: RegExp): Promise<string> {
  await runTask(shop.service, 'mail-outbox');
  return (await shop.mails.next(email, subject)).words;
}

const markets = [
  {
    name: 'tax in the price',
    ...{ country: 'GB', currency: 'GBP', tax: 'included', taxLabel: 'VAT' },
    ...{ price: 1299, charged: 1299, taxOfIt: 217, words: '£12.99 (sample price), VAT included, a month' },
  },
  {
    name: 'tax added to the price',
    ...{ country: 'US', currency: 'USD', tax: 'added', taxLabel: 'Sales tax' },
    ...{ price: 1499, charged: 1619, taxOfIt: 120, words: 'US$14.99 (sample price) plus Sales tax a month' },
  },
] as const;

test.each(markets)(
  'with $name, quote, session, invoices, plan and mails agree, at the renewal too',
  async ({ country, currency, tax, taxLabel, price, charged, taxOfIt, words }) => {
    const { player, quote } = await buyer(country, 'tier2');
    expect(quote).toMatchObject({ amount: price, currency, tax, taxLabel });
    expect(sessionOf(player)).toMatchObject({
      ...{ amount_subtotal: quote.amount, amount_total: charged, currency: currency.toLowerCase() },
      ...{ automatic_tax: { enabled: true, status: 'complete' }, total_details: { amount_tax: taxOfIt } },
    });
    expect(await read(player)).toMatchObject({
      tier: 'tier2',
      subscription: { price: { amount: price, currency }, tax, taxLabel },
    });
    expect(await listInvoices(player)).toEqual([`${charged} ${currency}`]);
    expect(await nextMail(player, /^We have received/)).toContain(
      `The plan “${PLAN_NAMES.tier2}” costs ${words}.`,
    );
    await shop.tell('clock', { advanceDays: 32 });
    await shop.settled();
    expect(await listInvoices(player)).toEqual([`${charged} ${currency}`, `${charged} ${currency}`]);
    expect(await nextMail(player, /^We have received/)).toContain(`costs ${words}.`);
  },
);

test.each(markets)(
  'with $name, the bill of an upgrade adds up to what is charged',
  async ({ country, currency, tax, taxLabel }) => {
    const { player } = await buyer(country, 'tier1');
    const bill = (await player.postJson(`${PATH}/preview`, monthly('tier3'))).json() as {
      dueNow: { amount: number };
      lines: { description: string; amount: number }[];
    };
    expect(bill).toMatchObject({ tax, taxLabel });
    expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.dueNow.amount);
    const taxLines = bill.lines.filter(({ description }) => description === taxLabel);
    expect(taxLines).toHaveLength(tax === 'added' ? 1 : 0);
    expect((await player.postJson(`${PATH}/change`, monthly('tier3'))).status).toBe(200);
    await shop.settled();
    const [difference] = await listInvoices(player);
    expect(difference).toBe(`${bill.dueNow.amount} ${currency}`);
  },
);

test.each(markets)(
  'with $name, a refund without the tax leaves the plan, and one with it ends it',
  async ({ country, charged, taxOfIt }) => {
    const { player } = await buyer(country, 'tier2');
    const refund = async (amount: number) => {
      const [invoice] = shop.standIn.state.all('invoices');
      const { data } = await shop.stripe.invoicePayments.list({ invoice: String(invoice?.id) });
      const intent = String(data[0]?.payment.payment_intent);
      await shop.stripe.refunds.create({ payment_intent: intent, amount });
    };
    await refund(charged - taxOfIt);
    await shop.settled();
    expect(await storedTier(shop.service, player.uid)).toBe('tier2');
    shop.standIn.webhooks.hold();
    await refund(taxOfIt);
    // Nobody hears of it; the comparison with Stripe finds it.
    shop.standIn.webhooks.release();
    expect(await storedTier(shop.service, player.uid)).toBe('tier2');
    expect(await runTask(shop.service, 'payment-reconcile')).toMatchObject({ failed: 0 });
    await shop.settled();
    expect(await storedTier(shop.service, player.uid)).toBe('tier0');
  },
);

test('a withdrawal pays the tax back with the price', async () => {
  const { player } = await buyer('US', 'tier2');
  expect((await player.post(`${PATH}/withdraw`)).status).toBe(200);
  const [refund] = shop.standIn.state.all('refunds');
  expect(refund).toMatchObject({ amount: 1619, currency: 'usd' });
});

test.each(['GB', 'US'])(
  'of a plan of %s bought before tax was worked out, nothing is said about tax, and none is charged',
  async (country) => {
    const player = await registeredPlayer(before, 20, { country });
    const { url } = (await askCheckout(player, monthly('tier2'))).json() as { url: string };
    await shop.pay(url);
    await shop.settled();
    const session = sessionOf(player);
    expect(session?.amount_total).toBe(session?.amount_subtotal);
    const { authorization } = player;
    const now = await send(shop.service.origin, { path: PATH, headers: { authorization } });
    expect(now.json()).toMatchObject({ subscription: { tax: 'not-computed' } });
    expect(await nextMail(player, /^We have received/)).toMatch(/ costs \S+ \(sample price\) a month\./);
  },
);
