import { randomUUID } from 'node:crypto';
import { linkIn } from '../../../../testing/start-mail-server';
import {
  askCheckout,
  askParentCheckout,
  registeredPlayer,
  subscribedPlayer,
} from '../../../../testing/start-payments';
import { startPaymentsWithMail, type PaymentMailTest } from '../../../../testing/start-payments-with-mail';
import type { TestPlayer } from '../../../../testing/test-player';

let shop: PaymentMailTest;
beforeAll(async () => {
  shop = await startPaymentsWithMail(`demo-${randomUUID()}`);
});
afterAll(() => shop.close());

interface Invoice {
  number: string;
  createdAt: string;
  total: { amount: number; currency: string };
  refunded: { amount: number; currency: string } | null;
  status: string;
  pageUrl: string | null;
  pdfUrl: string | null;
}
interface Page {
  invoices: Invoice[];
  next: string | null;
}

const monthly = (plan: string) => ({ plan, interval: 'month' });
const list = async (player: TestPlayer, before?: string) =>
  (
    await player.get(
      `/payment/invoices${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`,
    )
  ).json() as Page;
const row = ({ total, refunded, status }: Invoice) =>
  [total.amount, total.currency, status, refunded?.amount ?? 0].join(' ');

async function nextMonth() {
  await shop.tell('clock', { advanceDays: 32 });
  await shop.settled();
}

async function change(player: TestPlayer, to: object) {
  expect((await player.postJson('/payment/subscription/change', to)).status).toBe(200);
  await shop.settled();
}

/** Gives back a payment of a player, or a part of it. @param index 0: the newest */
async function refund({ uid }: TestPlayer, index: number, amount?: number) {
  const invoices = shop.standIn.state
    .all('invoices')
    .filter(({ parent }) => parent.subscription_details.metadata?.uid === uid);
  const { data } = await shop.stripe.invoicePayments.list({ invoice: String(invoices[index]?.id) });
  await shop.stripe.refunds.create({ payment_intent: String(data[0]?.payment.payment_intent), amount });
  await shop.settled();
}

test('first payment, upgrade, renewals, a pause and refunds: newest first, each as it stands', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  await change(player, monthly('tier2'));
  await nextMonth();
  const plan = shop.standIn.state.all('subscriptions').find(({ metadata }) => metadata.uid === player.uid);
  await shop.stripe.subscriptions.update(String(plan?.id), { pause_collection: { behavior: 'void' } });
  await nextMonth();
  await shop.stripe.subscriptions.update(String(plan?.id), { pause_collection: '' });
  await nextMonth();
  await refund(player, 3, 300);
  await refund(player, 4);

  const { invoices, next } = await list(player);
  expect(next).toBeNull();
  expect(invoices.map(row)).toEqual([
    '1499 EUR paid 0',
    '1499 EUR void 0',
    '1499 EUR paid 0',
    '700 EUR paid 300',
    '799 EUR paid 799',
  ]);
  expect([...invoices].sort((a, b) => b.createdAt.localeCompare(a.createdAt))).toEqual(invoices);
  expect(new Set(invoices.map(({ number }) => number)).size).toBe(5);
  for (const { number, pageUrl } of invoices) {
    const page = await (await fetch(String(pageUrl))).text();
    expect(page).toContain(number);
  }
});

test('those of a plan that is over can be read as before', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  expect((await player.get('/payment/subscription')).json()).toMatchObject({
    ...{ subscription: null, hasInvoices: true },
  });
  const { invoices } = await list(player);
  expect(invoices.map(row)).toEqual(['799 EUR paid 799']);
  expect(invoices[0]?.pageUrl).toContain('/i/in_');
});

test('an open invoice leads to the page where it is paid', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'), '4000000000000341');
  await nextMonth();
  const [open] = (await list(player)).invoices;
  expect(open).toMatchObject({ status: 'open', total: { amount: 799 } });
  await shop.pay(String(open?.pageUrl));
  await shop.settled();
  expect((await list(player)).invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('more than a page: each invoice comes once, over several payers too', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  for (let month = 0; month < 26; month += 1) await shop.tell('renewals', { email: player.email });
  await shop.settled();
  await player.post('/payment/subscription/withdraw');
  await shop.settled();
  shop.service.advance(61_000);
  const parentEmail = `${randomUUID()}@parent.example`;
  await player.postJson('/payment/parent-requests', { ...monthly('tier2'), parentEmail });
  const token = linkIn(await shop.mails.next(parentEmail, /asks you to pay/)).searchParams.get('parent');
  await shop.pay(((await askParentCheckout(shop.service, token ?? '')).json() as { url: string }).url);
  await shop.settled();

  const first = await list(player);
  expect((await player.get('/payment/subscription')).json()).toMatchObject({ hasInvoices: true });
  expect(first.invoices).toHaveLength(24);
  const second = await list(player, String(first.next));
  expect(second.next).toBeNull();
  const all = [...first.invoices, ...second.invoices];
  expect(new Set(all.map(({ number }) => number)).size).toBe(28);
  expect(all).toHaveLength(28);
  expect(all.filter(({ pageUrl, pdfUrl }) => pageUrl === null && pdfUrl === null).map(row)).toEqual([
    '1499 EUR paid 0',
  ]);
  expect(all.filter(({ refunded }) => refunded === null).map(row)).toEqual(['1499 EUR paid 0']);
});

test.each(['x', 'in_1', '1_', '1_in_%00', `1_${'a'.repeat(200)}`])(
  'a page before %s is none: 400',
  async (before) => {
    const player = await registeredPlayer(shop.service);
    expect((await player.get(`/payment/invoices?before=${before}`)).status).toBe(400);
  },
);

test('another player sees none of them, also by a page that is not theirs', async () => {
  const player = await subscribedPlayer(shop, monthly('tier1'));
  const other = await registeredPlayer(shop.service);
  await askCheckout(other);
  const [invoice] = shop.standIn.state
    .all('invoices')
    .filter(({ parent }) => parent.subscription_details.metadata?.uid === player.uid);
  expect(await list(other)).toMatchObject({ invoices: [], next: null });
  const cursor = `${Number(invoice?.created) + 1}_${invoice?.id}`;
  expect(await list(other, cursor)).toMatchObject({ invoices: [], next: null });
});

test('a child sees that its parent has paid, and nothing of the card', async () => {
  const child = await registeredPlayer(shop.service, 15, { country: 'GB' });
  const parentEmail = `${randomUUID()}@parent.example`;
  await child.postJson('/payment/parent-requests', { ...monthly('tier2'), parentEmail });
  const token = linkIn(await shop.mails.next(parentEmail, /asks you to pay/)).searchParams.get('parent');
  const { url } = (await askParentCheckout(shop.service, token ?? '')).json() as { url: string };
  await shop.pay(url);
  await shop.settled();
  const answers = await Promise.all(
    ['/payment/invoices', '/payment/subscription', '/account/export', '/notifications'].map((path) =>
      child.get(path),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers[0]?.json()).toMatchObject({
    invoices: [{ status: 'paid', total: { amount: 1299, currency: 'GBP' }, pageUrl: null, pdfUrl: null }],
  });
  const all = answers.map(({ text }) => text).join('\n');
  expect(all).not.toMatch(/4242|visa|"expMonth":\d/);
  expect(all).not.toContain(shop.standIn.url);
});
