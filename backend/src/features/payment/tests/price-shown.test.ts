import { formatPrice, PAID_TIERS } from '@skora/domain';
import { StripeGateway } from '../../../lib/stripe/stripe-gateway';
import { startGeoService } from '../../../testing/start-geo-service';
import { buyBy, registeredPlayer, startPayments, type PaymentTest } from '../../../testing/start-payments';
import {
  type Choice,
  countryPrices,
  findMinorUnit,
  INTERVALS,
  MARKETS,
  pricedCountries,
} from '../../pricing';
import { COUNTRY_SOURCES } from '../domain/charge-country';
import { makeQuote, quoteView } from '../routes/make-quote';
import { sessionParams } from '../stripe/start-checkout';

const TERMS = { confirmed: true, computesTax: true };
const CHOICES: Choice[] = PAID_TIERS.flatMap((plan) => INTERVALS.map((interval) => ({ plan, interval })));
const URLS = { successUrl: 'https://skora.example/paid', cancelUrl: 'https://skora.example/left' };

/** Where each request comes from, by its address; from nowhere else. */
const places = new Map<string, string>();
let geo: Awaited<ReturnType<typeof startGeoService>>;
let shop: PaymentTest;
let payments: StripeGateway;
let customer: string;
beforeAll(async () => {
  geo = await startGeoService();
  geo.behave(({ url = '' }, response) => {
    const country = places.get(/\/lite\/([\d.]+)/.exec(url)?.[1] ?? '');
    if (country === undefined) response.writeHead(500).end();
    else response.end(JSON.stringify({ country_code: country }));
  });
  shop = await startPayments({ geo: { url: geo.url, token: 'token', timeoutMs: 20_000 } });
  const keys = { secretKey: 'sk_test_local', webhookSecret: 'whsec' };
  payments = new StripeGateway({ ...keys, apiUrl: shop.standIn.url, tax: false });
  customer = (await shop.stripe.customers.create({})).id;
});
afterAll(async () => {
  await shop.close();
  await geo.close();
});

interface Money {
  amount: number;
  currency: string;
  minorUnit: number;
}

const words = ({ amount, ...money }: Money) => formatPrice(amount, money);

/** What the payment page of a session asks for, before a tax that is added. */
function chargedBy(session: { amount_subtotal: number | null; currency: string | null } | undefined): string {
  const currency = String(session?.currency).toUpperCase();
  return words({ amount: session?.amount_subtotal ?? -1, currency, minorUnit: findMinorUnit(currency) });
}

/** What the public page of a country shows for a plan. */
function listedIn(country: string, { plan, interval }: Choice): string {
  const { plans, ...money } = countryPrices(country, false, TERMS);
  const amount = plans.find(({ tier }) => tier === plan)?.prices[interval].amount ?? -1;
  return words({ ...money, amount });
}

test('for each country, plan, period and source of the country: what is shown, listed and charged is the same', async () => {
  const differing: string[][] = [];
  let compared = 0;
  for (const country of pricedCountries()) {
    await Promise.all(
      CHOICES.map(async (choice) => {
        const deps = { payments, terms: TERMS, now: Date.now };
        const quotes = await Promise.all(
          COUNTRY_SOURCES.map((countryFrom) =>
            makeQuote(deps, { choice, buyer: 'account:uid', country, countryFrom }),
          ),
        );
        const [{ price } = { price: null }] = quotes;
        if (price === null) throw new Error('There are no sources.');
        const order = { uid: 'uid', request: null, price, ...URLS };
        const session = await shop.stripe.checkout.sessions.create(sessionParams(order, customer, false));
        const shown = quotes.map((quote) => words(quoteView(quote, TERMS, 'secret')));
        const all = [...shown, listedIn(country, choice), chargedBy(session)];
        compared += 1;
        if (new Set(all).size > 1) differing.push([country, choice.plan, choice.interval, ...all]);
      }),
    );
  }
  expect(differing).toEqual([]);
  expect(compared).toBe(pricedCountries().length * CHOICES.length);
});

/** Asks for a quote and buys by it, from an address. */
async function buy(declared: string, located: string | null, choice: Choice, index: number) {
  const address = `8.8.${index}.1`;
  if (located !== null) places.set(address, located);
  const player = await registeredPlayer(shop.service);
  await shop.service.firestore.doc(`privateAccounts/${player.uid}`).update({ country: declared });
  const quoted = await player.postJson('/payment/quotes', choice, { 'x-forwarded-for': address });
  const quote = quoted.json() as Money & { quote: string; countryFrom: string };
  await buyBy(player, quote.quote);
  const session = shop.standIn.state
    .all('checkoutSessions')
    .find(({ client_reference_id: id }) => id === player.uid);
  return { shown: words(quote), charged: chargedBy(session), countryFrom: quote.countryFrom };
}

test.each(MARKETS.map(({ currency, countries }) => [currency, countries.slice(0, 2)] as const))(
  'over HTTP, in %s, the amount of the quote is the amount of the session',
  async (currency, country) => {
    const index = MARKETS.findIndex((market) => market.currency === currency);
    const choice = CHOICES[index % CHOICES.length] as Choice;
    const isOwn = index % 2 === 0;
    const bought = await (isOwn ? buy(country, null, choice, index) : buy('AQ', country, choice, index));
    const listed = listedIn(country, choice);
    expect(bought).toEqual({ shown: listed, charged: listed, countryFrom: isOwn ? 'account' : 'located' });
  },
);

test('with geolocation down, the price of the default country is shown and charged where the account has none', async () => {
  const choice = { plan: 'tier2', interval: 'month' } as const;
  const listed = listedIn('GB', choice);
  const bought = await buy('AQ', null, choice, 250);
  expect(bought).toEqual({ shown: listed, charged: listed, countryFrom: 'default' });
});
