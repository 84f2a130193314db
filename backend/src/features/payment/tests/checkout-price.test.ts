import {
  askCheckout,
  buyBy,
  registeredPlayer,
  startPayments,
  type PaymentTest,
} from '../../../testing/start-payments';
import type { TestPlayer } from '../../../testing/test-player';
import { priceKey } from '../../pricing';

let shop: PaymentTest;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.close());

const listSessions = (uid: string) =>
  shop.standIn.state.all('checkoutSessions').filter(({ client_reference_id: id }) => id === uid);
const readUrl = (answer: { json: () => unknown }) => (answer.json() as { url: string }).url;
const CHOICE = { plan: 'tier2', interval: 'month' };
const quoteFor = async (player: TestPlayer, choice: object = CHOICE) =>
  ((await player.postJson('/payment/quotes', choice)).json() as { quote: string }).quote;
const moveTo = (player: TestPlayer, country: string) =>
  shop.service.firestore.doc(`privateAccounts/${player.uid}`).update({ country });
const PRICE_CHANGED = { status: 409, type: 'price-changed' };

test('a quote that we did not make is refused with 400, its field named', async () => {
  const player = await registeredPlayer(shop.service);
  const [payload = '', signature = ''] = (await quoteFor(player)).split('.');
  const cheap = Buffer.from(payload, 'base64url').toString().replace('1499', '1');
  const forged = `${Buffer.from(cheap).toString('base64url')}.${signature}`;
  for (const quote of ['', 'x', payload, forged]) {
    expect((await buyBy(player, quote)).json()).toMatchObject({
      status: 400,
      errors: [{ at: 'body/quote' }],
    });
  }
  expect(listSessions(player.uid)).toEqual([]);
});

test('a quote that is over, another’s or of another country is refused, and nothing is begun', async () => {
  const player = await registeredPlayer(shop.service);
  const other = await registeredPlayer(shop.service);
  const quote = await quoteFor(player);
  expect((await buyBy(other, quote)).json()).toMatchObject(PRICE_CHANGED);
  await moveTo(player, 'JP');
  expect((await buyBy(player, quote)).json()).toMatchObject(PRICE_CHANGED);
  await moveTo(player, 'DE');
  shop.service.advance(30 * 60_000);
  expect((await buyBy(player, quote)).json()).toMatchObject(PRICE_CHANGED);
  shop.service.advance(-30 * 60_000);
  expect([...listSessions(player.uid), ...listSessions(other.uid)]).toEqual([]);
  expect((await buyBy(player, quote)).status).toBe(200);
});

test('the page that is open at an older price is closed, not opened again', async () => {
  const player = await registeredPlayer(shop.service);
  const first = await askCheckout(player, CHOICE);
  await moveTo(player, 'JP');
  const second = await askCheckout(player, CHOICE);
  expect(readUrl(second)).not.toBe(readUrl(first));
  expect(listSessions(player.uid)).toMatchObject([
    { status: 'open', currency: 'jpy', amount_total: 2200 },
    { status: 'expired', currency: 'eur', amount_total: 1499 },
  ]);
});

/** Lets Stripe have a price of 14.99 € for the given amounts, one after the other as it is asked. */
async function changePrice(...amounts: number[]) {
  const { data } = await shop.stripe.prices.list({
    lookup_keys: [priceKey({ plan: 'tier2', interval: 'month' })],
  });
  const options = shop.standIn.state.beside.currencyOptions.get(data[0]?.id ?? '') ?? {};
  const { eur } = options;
  const next = () => ({ ...eur, unit_amount: (amounts.length > 1 ? amounts.shift() : amounts[0]) ?? 0 });
  Object.defineProperty(options, 'eur', { get: next, enumerable: true, configurable: true });
  return () => Object.defineProperty(options, 'eur', { value: eur, enumerable: true, configurable: true });
}

test('a quote is refused once Stripe charges something else', async () => {
  const player = await registeredPlayer(shop.service);
  const quote = await quoteFor(player);
  const restore = await changePrice(1599);
  const refused = await buyBy(player, quote);
  const again = await buyBy(player, await quoteFor(player));
  restore();
  expect(refused.json()).toMatchObject(PRICE_CHANGED);
  expect(again.status).toBe(200);
  expect(listSessions(player.uid)).toMatchObject([{ status: 'open', amount_subtotal: 1599 }]);
});

test('a session that Stripe made for another amount can be paid by nobody', async () => {
  const player = await registeredPlayer(shop.service);
  const quote = await quoteFor(player);
  const restore = await changePrice(1499, 1599);
  const refused = await buyBy(player, quote);
  restore();
  expect(refused.json()).toMatchObject(PRICE_CHANGED);
  expect(listSessions(player.uid)).toMatchObject([{ status: 'expired', amount_subtotal: 1599 }]);
  expect((await buyBy(player, quote)).status).toBe(200);
});
