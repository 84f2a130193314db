import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { startStripe } from '../start-stripe';

const SECRET = 'whsec_test';

/** A card as typed into the hosted pages. */
export const CARD = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Mara Fictiva' };

/** A shop that uses the stand-in by the official SDK and takes its webhooks. */
export async function startTestShop() {
  const deliveries: { type: string; id: string }[] = [];
  let refusals = 0;
  const verifier = new Stripe('sk_test_verifier');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'POST') return response.end('shop');
      const signature = String(request.headers['stripe-signature']);
      const { type, id } = verifier.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET);
      refusals -= 1;
      response.statusCode = refusals >= 0 ? 500 : 200;
      if (refusals < 0) deliveries.push({ type, id });
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const start = (file: string | null) => startStripe({ port: 0, webhook: { url, secret: SECRET }, file });
  let standIn = await start(null);

  function stripe() {
    const { hostname, port } = new URL(standIn.url);
    return new Stripe('sk_test_local', {
      host: hostname,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  async function price(key: string, amount: number) {
    const product = await stripe().products.create({ name: key });
    return stripe().prices.create({
      product: product.id,
      currency: 'gbp',
      unit_amount: amount,
      recurring: { interval: 'month' },
      lookup_key: key,
      currency_options: { jpy: { unit_amount: amount * 2, tax_behavior: 'inclusive' } },
    });
  }

  async function session(priceId: string, currency = 'gbp') {
    const customer = await stripe().customers.create({
      email: 'mara@player.example',
      metadata: { uid: 'mara' },
    });
    return stripe().checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      currency,
      client_reference_id: 'mara',
      line_items: [{ price: priceId, quantity: 1 }],
      subscription_data: { metadata: { uid: 'mara' } },
      success_url: `${url}/done?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${url}/back`,
    });
  }

  const submit = (page: string, fields: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  return {
    url,
    standInUrl: () => standIn.url,
    /** How the bank behind each card behaves. */
    cards: () => standIn.state.beside.cards,
    stripe,
    price,
    session,
    submit,
    subscribe: async (number = CARD.number): Promise<Stripe.Subscription> => {
      const { url: page, customer } = await session((await price('tier1_month', 699)).id);
      await submit(String(page), { ...CARD, number });
      const { data } = await stripe().subscriptions.list({ customer: String(customer), status: 'all' });
      if (data[0] === undefined) throw new Error('The stand-in made no subscription.');
      return data[0];
    },
    tell: (path: string, body: object) =>
      fetch(`${standIn.url}/test/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    read: (id: string) =>
      stripe().subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] }),
    deliveries,
    typesSince: async (from: number) => {
      await standIn.webhooks.idle();
      return deliveries
        .slice(from)
        .map(({ type }) => type)
        .sort();
    },
    /** Answers so many deliveries with 500. */
    refuse: (count: number) => {
      refusals = count;
    },
    restart: async (file: string) => {
      await standIn.stop();
      standIn = await start(file);
    },
    close: async () => {
      await standIn.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
