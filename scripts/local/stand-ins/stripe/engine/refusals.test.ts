import type Stripe from 'stripe';
import { CARD, startTestShop, type TestShop } from '../testing/test-shop';
import type { CardBehaviour } from '../model/records';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function lastPayment(subscription: string) {
  const { latest_invoice: invoice } = await shop.stripe().subscriptions.retrieve(subscription);
  const { data } = await shop.stripe().invoicePayments.list({
    invoice: String(invoice),
    expand: ['data.invoice', 'data.payment.payment_intent.latest_charge'],
  });
  expect(data).toHaveLength(1);
  const [payment] = data;
  const intent = payment?.payment.payment_intent as Stripe.PaymentIntent;
  return { payment, intent, charge: intent.latest_charge as Stripe.Charge };
}

let sold = 0;
/** A subscription whose bank has refused the renewal. */
async function refuse(behaviour: CardBehaviour): Promise<Stripe.Subscription> {
  sold += 1;
  const price = await shop.price(`refused-${sold}`, 699);
  const { url, customer } = await shop.session(price.id);
  await shop.submit(String(url), CARD);
  const { data } = await shop.stripe().subscriptions.list({ customer: String(customer) });
  const subscription = data[0] as Stripe.Subscription;
  shop.cards().set(String(subscription.default_payment_method), behaviour);
  await shop.tell('clock', { advanceDays: 31 });
  return subscription;
}

test.each<[CardBehaviour, string, string]>([
  ['expired', 'expired_card', 'expired_card'],
  ['insufficient-funds', 'card_declined', 'insufficient_funds'],
  ['declined', 'card_declined', 'generic_decline'],
  ['authenticate', 'authentication_required', 'authentication_required'],
])('why a bank refuses a renewal stands with its payment: %s', async (behaviour, code, declineCode) => {
  const { id } = await refuse(behaviour);
  const { payment, intent, charge } = await lastPayment(id);
  expect(payment).toMatchObject({ status: 'open', amount_paid: null, invoice: { status: 'open' } });
  expect(intent.last_payment_error).toMatchObject({ type: 'card_error', code, decline_code: declineCode });
  expect(charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
});

test('another card on the portal page goes on with the same payment, and an expired one is not taken', async () => {
  const { id, customer } = await refuse('expired');
  const before = await lastPayment(id);
  const { url } = await shop.stripe().billingPortal.sessions.create({
    customer: String(customer),
    return_url: shop.url,
  });
  const expired = await shop.submit(url, { ...CARD, number: '4000000000000069' });
  expect([expired.status, await expired.text()]).toEqual([
    402,
    expect.stringContaining('Your card has expired. Try another card.'),
  ]);
  expect((await shop.submit(url, CARD)).status).toBe(200);
  const { payment, intent, charge } = await lastPayment(id);
  expect([payment?.id, intent.id]).toEqual([before.payment?.id, before.intent.id]);
  expect(payment).toMatchObject({ status: 'paid', amount_paid: 699, invoice: { status: 'paid' } });
  expect(intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
  expect(charge).toMatchObject({ status: 'succeeded', paid: true });
});
